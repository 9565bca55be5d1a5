/**
 * How much room there is: there is a layout for a phone, one for a tablet, and one for a desk. A phone on its `side` (or
 * any window as low) has the same things in two columns; `tall`: there is more room below than beside.
 */
const narrow = matchMedia("(max-width: 700px)");
const low = matchMedia("(max-height: 480px)");
const middle = matchMedia("(max-width: 1100px)");
const upright = matchMedia("(orientation: portrait)");

export type Size = "phone" | "tablet" | "desk";
function measure(): { size: Size; side: boolean; tall: boolean } {
  const size = narrow.matches || low.matches ? "phone" : middle.matches ? "tablet" : "desk";
  return { size, side: low.matches && !upright.matches, tall: upright.matches };
}

export const screen = $state(measure());
for (const query of [narrow, low, middle, upright])
  query.addEventListener("change", () => Object.assign(screen, measure()));
