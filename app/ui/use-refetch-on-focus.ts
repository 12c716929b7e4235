import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Asks for the page's data again when its reader comes back to the window (specification, section 9). */
export function useRefetchOnFocus() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    const refetch = () => {
      if (state === "idle" && navigator.onLine) void revalidate();
    };
    window.addEventListener("focus", refetch);
    return () => window.removeEventListener("focus", refetch);
  }, [revalidate, state]);
}
