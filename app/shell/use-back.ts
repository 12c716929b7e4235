import { generatePath, href, useMatches } from "react-router";

/** Where the back button of a route leads: to the home page (a member's library), or to the path `to` with the route's own parameters. */
export interface Back {
  to?: Parameters<typeof href>[0];
}

/**
 * The address behind the page, where its back button and its cancel link lead; `isHome`: none is named. Null if it has
 * no back button.
 */
export function useBack(): { address: string; isHome: boolean } | null {
  const match = useMatches()
    .map(({ params, handle }) => ({ params, back: (handle as { back?: Back } | undefined)?.back }))
    .findLast(({ back }) => back);
  if (!match?.back) return null;
  const { to } = match.back;
  return { address: generatePath(to ?? href("/"), match.params), isHome: to === undefined };
}
