import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Whether the site answers at all; asks for the smallest thing that costs the server no work. */
const isReachable = () =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/**
 * Asks for the page's data again when its reader comes back to the window (specification, section 9); where the site is out
 * of reach, the page stays as it is.
 */
export function useRefetchOnFocus() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refetch = async () => {
      // What a dialog is about may no longer be in the list, and what is typed there would go with it.
      const isAsking =
        document.querySelector("[data-state=open]:is([role=dialog], [role=alertdialog])") !== null;
      if (state === "idle" && !isAsking && (await isReachable())) await revalidate();
    };
    const listen = () => void refetch();
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, [revalidate, state]);
}
