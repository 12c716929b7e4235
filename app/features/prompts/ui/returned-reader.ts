import { useEffect, useState } from "react";

import { storageItem } from "~/client/browser-store";

/** The path of the page on which a service was opened last in this tab, until its reader is back. */
const opened = storageItem("sessionStorage", "opened");

/** The paths whose readers have been asked in this browser, the last one first, one a line. */
const asked = storageItem("localStorage", "asked");

/** The number of paths that this browser stores. */
const most = 50;

/** Remembers that a service was opened on this page. */
export function noteOpening(): void {
  opened.write(location.pathname);
}

/** Whether the reader has just come back to this page from a service, for the first time. */
export function useReturned(): boolean {
  const [returnedTo, setReturnedTo] = useState<string | null>(null);
  useEffect(() => {
    const look = () => {
      const path = location.pathname;
      if (document.visibilityState !== "visible" || opened.read() !== path) return;
      opened.write(null);
      const paths = asked.read()?.split("\n") ?? [];
      if (paths.includes(path)) return;
      asked.write([path, ...paths].slice(0, most).join("\n"));
      setReturnedTo(path);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return returnedTo !== null && returnedTo === location.pathname;
}
