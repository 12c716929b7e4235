import { translateTextsOperation } from "~/features/translation/translate-texts.server";
import { translateObjectResponse } from "~/features/translation/responses";
import { textsIn, withTexts } from "~/features/translation/object-texts";
import { translateObject } from "~/features/translation/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import { translateBodyLimit, translateCall } from "~/api/translate-call.server";

/** `translated`: whether any text of the object has changed. */
const { loader, action } = endpoint({
  POST: method({
    name: "translateObject",
    body: translateObject,
    example: { object: { title: "Weekly report" }, sourceLanguage: "en", targetLanguage: "es" },
    response: translateObjectResponse,
    bodyLimit: translateBodyLimit,
    operation: translateTextsOperation,
    readsOnly: true,
    run: async (call) => {
      const { object } = call.body;
      const { texts, translated, engine } = await translateCall(call, textsIn(object));
      return {
        translatedObject: withTexts(object, texts),
        translated: translated.includes(true),
        engine,
      };
    },
  }),
});

export { loader, action };
