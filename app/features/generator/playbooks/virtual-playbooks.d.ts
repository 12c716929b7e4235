declare module "virtual:playbooks" {
  import type { PlaybooksSource } from "~/features/generator/playbooks/schema";

  /** All of `playbooks/`; in a built Worker read from its static assets. */
  export function readSource(): Promise<PlaybooksSource>;
}
