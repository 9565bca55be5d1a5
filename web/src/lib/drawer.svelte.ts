/** What lies open beside the table: the rules (at a clause), the log, the menu, what is public about a player, and what they could hold. */
type Drawer =
  | { kind: "rules"; clause?: string }
  | { kind: "log" }
  | { kind: "menu" }
  | { kind: "talk" }
  | { kind: "player"; seat: number }
  | { kind: "holdings"; seat: number };

export const drawer = $state<{ open: Drawer | null }>({ open: null });

/** Do people write to each other at the table that is open, and how much of it have I not read? */
export const talk = $state({ on: false, unread: 0 });

export const showRules = (clause?: string) => (drawer.open = { kind: "rules", clause });
export const closeDrawer = () => (drawer.open = null);
