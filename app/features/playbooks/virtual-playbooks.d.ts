declare module "virtual:playbooks" {
  import type { Playbooks } from "~/features/playbooks/schema";

  export const source: Playbooks;
}
