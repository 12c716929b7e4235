import { Dialog as RadixDialog } from "radix-ui";
import type { ReactElement } from "react";

/** Makes its one child close the dialog or sheet it stands in. */
export function DialogClose({ children }: { children: ReactElement }) {
  return <RadixDialog.Close asChild>{children}</RadixDialog.Close>;
}
