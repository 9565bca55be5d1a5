declare module "virtual:icons" {
  import type { IconName } from "./kit/icon-names";
  const bodies: Record<IconName, string>;
  export default bodies;
}
declare module "virtual:examples" {
  const examples: { title: string; code: string }[];
  export default examples;
}
