import { translateTextsOperation } from "~/features/translation/translate-texts.server";
import { translateBatchResponse } from "~/features/translation/responses";
import { translateBatch } from "~/features/translation/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";

import { translateBodyLimit, translateCall } from "~/api/translate-call.server";

const { loader, action } = endpoint({
  POST: method({
    name: "translateTexts",
    body: translateBatch,
    example: { texts: ["Weekly report", "Summary"], sourceLanguage: "en", targetLanguage: "es" },
    response: translateBatchResponse,
    bodyLimit: translateBodyLimit,
    operation: translateTextsOperation,
    readsOnly: true,
    run: async (call) => {
      const { texts, translated, engine } = await translateCall(call, call.body.texts);
      return { translatedTexts: texts, translated, engine };
    },
  }),
});

export { loader, action };
