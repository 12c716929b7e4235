import { env } from "cloudflare:workers";
import { expect, test } from "vitest";

import { openDb } from "~/db/client";

import { countingSession } from "../../../../tests/support/database/counting-session";
import { png } from "../../../../tests/support/factories/pictures";
import { setUpExamples } from "../../../../tests/support/factories/set-up-examples";
import { findPicture } from "./find-picture.server";
import { listExamples } from "./list-examples.server";
import { listShownExamples } from "./list-shown-examples.server";

test("a reader's examples cost a row each, their author's one more for the text, and a picture two", async () => {
  const { id, shareId, viewer, post, addText, addPicture } = await setUpExamples();
  for (const content of ["a", "b", "c"]) await post(content);
  const counting = countingSession(env.DB.withSession());
  const services = { db: openDb(counting.session) };
  const rowsOf = async (read: Promise<unknown>) => {
    await read;
    return counting.takeCosts().reduce((sum, { rowsRead }) => sum + rowsRead, 0);
  };
  const without = await rowsOf(listShownExamples(services, null, shareId));
  await addText("words");
  const { id: exampleId } = await addPicture(png());
  expect({
    without,
    shown: await rowsOf(listShownExamples(services, null, shareId)),
    own: await rowsOf(listExamples(services, viewer, id)),
    picture: await rowsOf(findPicture(services, exampleId, "preview.webp")),
  }).toEqual({ without: 1, shown: 3, own: 4, picture: 2 });
});
