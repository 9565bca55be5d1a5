/** What lies open beside the table: the rules (at a clause), the log, the menu, what is public about a player, and what they could hold. */
type Drawer =
  | { kind: "rules"; clause?: string }
  | { kind: "log" }
  | { kind: "menu" }
  | { kind: "player"; seat: number }
  | { kind: "holdings"; seat: number };

export const drawer = $state<{ open: Drawer | null }>({ open: null });

export const showRules = (clause?: string) => (drawer.open = { kind: "rules", clause });
export const closeDrawer = () => (drawer.open = null);
