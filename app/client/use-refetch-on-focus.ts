import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Whether the site responds at all: requests a static file. */
const isReachable = () =>
  fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).then(
    () => true,
    () => false,
  );

/** Revalidates the page's data when the window gets the focus (specification, section 9). */
export function useRefetchOnFocus() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refetch = async () => {
      // An open dialog would lose its fields if its item were gone from the new data.
      const isAsking =
        document.querySelector("[data-state=open]:is([role=dialog], [role=alertdialog])") !== null;
      if (state === "idle" && !isAsking && (await isReachable())) await revalidate();
    };
    const listen = () => void refetch();
    window.addEventListener("focus", listen);
    return () => window.removeEventListener("focus", listen);
  }, [revalidate, state]);
}
