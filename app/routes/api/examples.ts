import { addExample, addExampleOperation } from "~/features/sharing/examples/add-example.server";
import { exampleSchema, examplesResponse } from "~/features/sharing/examples/responses";
import { exampleUpload } from "~/features/sharing/examples/limits";
import { listExamples, listExamplesOperation } from "~/features/sharing/examples/list-examples.server";
import { exampleUploadForm, textExample } from "~/features/sharing/examples/schema";
import { endpoint } from "~/http/endpoint.server";
import { memberMethod } from "~/http/method.server";

import type { Route } from "./+types/examples";

/** The examples of one of the viewer's publications; added as JSON, or as a form with a picture. */
const { loader, action } = endpoint<Route.LoaderArgs>({
  GET: memberMethod({
    name: "listExamples",
    response: examplesResponse,
    operation: listExamplesOperation,
    run: ({ services, viewer, params }) => listExamples(services, viewer, params.promptId),
  }),
  POST: memberMethod({
    name: "addExample",
    forApps: true,
    body: textExample,
    example: { text: "Dear landlord, …", values: {} },
    form: { schema: exampleUploadForm, upload: exampleUpload },
    response: exampleSchema,
    status: 201,
    operation: addExampleOperation,
    run: ({ services, viewer, params, body, file }) =>
      addExample(services, viewer, params.promptId, body, file),
  }),
});

export { loader, action };
