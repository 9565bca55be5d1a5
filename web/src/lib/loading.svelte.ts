/** What the page waits for when it has to fetch much, once: which share of it is here. */
export const loading = $state<{ share: number | null }>({ share: null });
