import { startTransition, useEffect, useState } from "react";

import { onFormDone } from "~/client/keep-page";
import { useRootData } from "~/client/root-data";
import type { Done } from "~/http/flash";
import { plainPart } from "~/ui/lazy-part";

const Flash = plainPart(async () => (await import("./flash")).Flash);

/** Tells the result of the last form, of this page or the one before. Most pages have none, and load no words for it. */
export function FlashToast() {
  const { flash = null, requestId } = useRootData() ?? {};
  const [last, setLast] = useState<{ result: Done } | null>(null);
  // In a transition the page stays as it is until the code is there.
  useEffect(() => onFormDone((result) => startTransition(() => setLast({ result }))), []);
  return (flash || last) && <Flash flash={flash} last={last} requestId={requestId} />;
}
