/** How much room there is: there is a layout for a phone, one for a tablet, and one for a desk. */
const narrow = matchMedia("(max-width: 700px)");
const middle = matchMedia("(max-width: 1100px)");
const measure = () => (narrow.matches ? "phone" : middle.matches ? "tablet" : "desk");

export const screen = $state<{ size: "phone" | "tablet" | "desk" }>({ size: measure() });
for (const query of [narrow, middle]) query.addEventListener("change", () => (screen.size = measure()));
