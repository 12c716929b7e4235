import { translateTextsOperation } from "~/features/translation/translate-texts.server";
import { translateResponse } from "~/features/translation/responses";
import { translateRequest } from "~/features/translation/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import { translateBodyLimit, translateCall } from "~/api/translate-call.server";

const { loader, action } = endpoint({
  POST: method({
    name: "translateText",
    body: translateRequest,
    example: { text: "Weekly report", sourceLanguage: "en", targetLanguage: "es" },
    response: translateResponse,
    bodyLimit: translateBodyLimit,
    operation: translateTextsOperation,
    readsOnly: true,
    run: async (call) => {
      const { texts, translated, engine } = await translateCall(call, [call.body.text]);
      return { translatedText: texts[0]!, translated: translated[0]!, engine };
    },
  }),
});

export { loader, action };
