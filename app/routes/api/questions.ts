import { describeQuestions, questionsResponse } from "~/features/generator/responses";
import { askAbout } from "~/features/generator/ask-about.server";
import { questionsRequest } from "~/features/generator/schema";
import { endpoint } from "~/http/endpoint.server";
import { method } from "~/http/method.server";
import { getLanguage } from "~/i18n/middleware.server";

/** The questions and wishes of a purpose, without a model. */
const { loader, action } = endpoint({
  POST: method({
    name: "askQuestions",
    forApps: true,
    body: questionsRequest,
    example: { input: "landlord wont give my deposit back" },
    response: questionsResponse,
    operation: { limit: "read" },
    readsOnly: true,
    run: async ({ body, context }) => {
      const { start } = await askAbout(body, getLanguage(context));
      return describeQuestions(start);
    },
  }),
});

export { loader, action };
