import { translateRequest } from "~/features/translation/schema";
import { endpoint, method } from "~/http/endpoint.server";

import { translateBodyLimit, translateCall } from "./translate-call.server";

const door = endpoint({
  POST: method({
    body: translateRequest,
    bodyLimit: translateBodyLimit,
    limit: "translate",
    readsOnly: true,
    run: async (call) => {
      const { texts, translated, engine } = await translateCall(call, [call.body.text]);
      return { translatedText: texts[0]!, translated: translated[0]!, engine };
    },
  }),
});

export const loader = door.loader;
export const action = door.action;
