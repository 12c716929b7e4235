import { endpoint } from "~/http/endpoint.server";

import { countUseMethod } from "../../api/count-use-method.server";
import type { Route } from "./+types/used";

/** The beacon of the widget. Readers' cookies are not read, so that whoever it is counts as a visitor. */
const { loader, action } = endpoint<Route.LoaderArgs>({ POST: countUseMethod(() => null) });

export { loader, action };
