declare module "virtual:playbooks" {
  import type { Playbooks } from "~/features/generator/playbooks/schema";

  /** All of `playbooks/`; in a built Worker read from its static assets. */
  export function readSource(): Promise<Playbooks>;
}
