import { shelvedResponse } from "~/features/sharing/shelf/responses";
import {
  removeFromShelf,
  removeFromShelfOperation,
  saveToShelf,
  saveToShelfOperation,
} from "~/features/sharing/shelf/change-shelf.server";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/shelf-item";

const { loader, action } = endpoint<Route.LoaderArgs>({
  PUT: memberMethod({
    name: "saveToShelf",
    response: shelvedResponse,
    operation: saveToShelfOperation,
    run: async ({ services, viewer, params }) => {
      await saveToShelf(services, viewer, params.shareId);
      return { isSaved: true };
    },
  }),
  DELETE: memberMethod({
    name: "removeFromShelf",
    response: shelvedResponse,
    operation: removeFromShelfOperation,
    run: async ({ services, viewer, params }) => {
      await removeFromShelf(services, viewer, params.shareId);
      return { isSaved: false };
    },
  }),
});

export { loader, action };
