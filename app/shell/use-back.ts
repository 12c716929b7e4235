import { generatePath, href, useLocation, useMatches, useNavigate } from "react-router";
import type { MouseEvent } from "react";

import { libraryPlace } from "~/client/library-place";

/** Where the back button of a route leads. */
export interface Back {
  /** A path with the route's own parameters. Default: the home page (a member's library). */
  to?: Parameters<typeof href>[0];
  /** It leads to where the reader came from, which the route's loader tells as `from` for browsers without scripts; else to `to`. */
  returns?: true;
}

interface BackLink {
  address: string;
  /** No address is named. */
  isHome: boolean;
  /** Goes back in the history where the entry before is of this site. */
  onClick?: (event: MouseEvent) => void;
}

/** The address behind the page, where its back button and its cancel link lead. Null if it has no back button. */
export function useBack(): BackLink | null {
  const navigate = useNavigate();
  const { key } = useLocation();
  const match = useMatches()
    .map(({ params, handle, loaderData }) => ({
      params,
      back: (handle as { back?: Back } | undefined)?.back,
      from: (loaderData as { from?: string | null } | undefined)?.from,
    }))
    .findLast(({ back }) => back);
  if (!match?.back) return null;
  const { to, returns } = match.back;
  const named = generatePath(to ?? href("/"), match.params);
  const address = named === href("/dashboard") ? libraryPlace(named) : named;
  if (!returns) return { address, isHome: to === undefined };
  return {
    address: match.from ?? address,
    isHome: false,
    onClick(event) {
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      // The first page of a tab has the key "default".
      if (key === "default" && !document.referrer.startsWith(`${location.origin}/`)) return;
      event.preventDefault();
      void navigate(-1);
    },
  };
}
