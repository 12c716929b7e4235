import { expect, test } from "vitest";

import { keepFacts } from "~/features/facts/keep-facts.server";

import { putPublication } from "../../../tests/support/database/stored-prompts";
import { setUpTransfer } from "../../../tests/support/factories/set-up-transfer";
import { importItems } from "./import-items.server";
import { importRequest } from "./schema";

test(
  "an import shows no fact in a prompt that becomes public meanwhile, and replaces the others",
  { tags: "promise-14e" },
  async () => {
    const { services, viewer, create, row, database } = await setUpTransfer();
    await keepFacts(services, viewer, [{ name: "shop", text: "Kotori Coffee", subject: "", fits: [] }]);
    const [opened, own] = [await create({ content: "Write." }), await create({ content: "Write." })];
    const order = importRequest.parse({
      prompts: [opened, own].map(({ id }) => ({
        id,
        originalInput: "a letter",
        content: "Write for Kotori Coffee.",
      })),
      choice: "replace",
    });
    database.interrupt(/^update "prompts"/, () => putPublication(services.db, opened.id, { isPublic: true }));
    const before = await row(opened.id);
    expect(await importItems(services, viewer, order)).toMatchObject({
      replaced: [{ index: 1, id: own.id }],
      refused: [{ index: 0, field: "content", code: "prompt_changed" }],
      left: [],
    });
    expect(await row(opened.id)).toMatchObject({
      content: "Write.",
      version: before!.version,
      isPublic: true,
    });
    expect((await row(own.id))!.content).toBe("Write for Kotori Coffee.");
    expect(await importItems(services, viewer, order)).toMatchObject({ replaced: [{ index: 0 }], same: [1] });
    expect((await row(opened.id))!.content).toBe("Write for {{shop}}.");
  },
);
