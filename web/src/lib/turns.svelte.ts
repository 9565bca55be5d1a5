/** At how many tables I am to move, as far as it was found out. */
export const turns = $state({ count: 0 });
