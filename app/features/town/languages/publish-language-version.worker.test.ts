import { expect, test } from "vitest";

import { keepFacts } from "~/features/facts/keep-facts.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { getSharedPrompt } from "~/features/sharing/get-shared-prompt.server";
import { listTown } from "~/features/town/list-town.server";
import { getPrompt } from "~/features/prompts/get-prompt.server";
import { restorePrompts } from "~/features/prompts/trash/restore-prompts.server";

import { setUpTown } from "../../../../tests/support/factories/set-up-town";
import { otherCategory, place } from "../../../../tests/support/factories/town-category";
import { listLanguageVersions, ownIdOf } from "./list-language-versions.server";
import { publishLanguageVersion } from "./publish-language-version.server";
import type { LanguageVersionRequest } from "./schema";
import { unlinkLanguageVersion } from "./unlink-language-version.server";

const spanish: LanguageVersionRequest = {
  language: "es",
  title: "Informe",
  description: "",
  originalInput: "informe de la semana",
  content: "Escribe un informe sobre {{week}}.\u200B",
};

async function setUp() {
  const town = await setUpTown();
  const { services, viewer } = town;
  return {
    ...town,
    translate: (id: string, version: Partial<LanguageVersionRequest> = {}, by = viewer) =>
      publishLanguageVersion(services, by, id, { ...spanish, ...version }),
    unlink: (id: string, by: { id: string } = viewer) => unlinkLanguageVersion(services, by, id),
    versions: async (id: string) =>
      (await listLanguageVersions(services, viewer, id)).versions.map(({ id: one, language }) => [
        one,
        language,
      ]),
    shown: async (id: string) => {
      const row = (await town.row(id))!;
      return (await getSharedPrompt(services, null, row.shareId!)).prompt.versions;
    },
    delete: (id: string) => deletePrompt(services, viewer, id),
    restore: (...ids: string[]) => restorePrompts({ ...services, background: () => {} }, viewer, ids),
  };
}

test("a version is a prompt of its own, published in the same category and linked", async () => {
  const { post, translate, row, versions, shown } = await setUp();
  const id = await post("Write a report about {{week}}.", { showProfile: false });
  const made = await translate(id);
  const [first, second] = [(await row(id))!, (await row(made.id))!];
  expect(second).toMatchObject({
    ...place,
    title: "Informe",
    description: null,
    content: "Escribe un informe sobre {{week}}.",
    language: "es",
    isPublic: true,
    showProfile: false,
    folderId: first.folderId,
    tags: first.tags,
    townNumber: first.townNumber! + 1,
    isLead: false,
  });
  expect(first).toMatchObject({ language: "en", isLead: true, workId: second.workId });
  expect(second.workId).not.toBeNull();
  expect(await versions(made.id)).toEqual([
    [id, "en"],
    [made.id, "es"],
  ]);
  expect(Object.entries(await shown(made.id))).toEqual([
    ["en", first.shareId],
    ["es", second.shareId],
  ]);
});

test("texts that are still in the prompt's language are no version in another one", async () => {
  const { post, translate, services, viewer } = await setUp();
  const id = await post("Write a short report about {{week}} for my boss.", { title: "Weekly report" });
  const untranslated = { code: "invalid_fields", fields: { content: { code: "not_translated" } } };
  const english = { title: "Weekly report", originalInput: "a weekly report for my boss" };
  await expect(
    translate(id, { ...english, content: "Write a long report about {{week}} for my boss." }),
  ).rejects.toMatchObject(untranslated);
  const { originalInput, title, description, content } = await getPrompt(services, viewer, id);
  const same = { originalInput, title: title ?? "", description: description ?? "", content };
  await expect(translate(id, same)).rejects.toMatchObject(untranslated);
  // A text for pictures may stay in the language that the picture's service reads best.
  expect((await translate(id, { content })).language).toBe("es");
});

test("lists of all languages show one version, the reader's own if there is one; lists of a language show it", async () => {
  const { post, translate, list, services } = await setUp();
  const id = await post("Write a report.");
  await post("Another prompt.");
  const made = await translate(id);
  const town = { category: null, subcategory: null };
  const everything = { ...town, search: "", page: 1, language: null, order: "new" as const };
  const ids = ({ prompts }: Awaited<ReturnType<typeof list>>) => prompts.map((prompt) => prompt.id);
  expect(ids(await list())).toContain(id);
  expect(await list()).toMatchObject({ total: 2, counts: { all: 2, marketing: 2 } });
  expect(ids(await listTown(services, null, everything, "es"))).toContain(made.id);
  expect(ids(await listTown(services, null, everything, "es"))).not.toContain(id);
  expect(ids(await listTown(services, null, everything, "ja"))).toContain(id);
  const inSpanish = await list({ language: "es" });
  expect(ids(inSpanish)).toEqual([made.id]);
  expect(inSpanish).toMatchObject({ total: 1, counts: { all: 1, marketing: 1 } });
  expect(await list({ language: "ja" })).toMatchObject({ total: 0, prompts: [] });
});

test("a search of one language finds its versions only, one of all languages each that matches", async () => {
  const { post, translate, list, index, editAs } = await setUp();
  const id = await post("Write about zeugma.");
  const made = await translate(id, { content: "Escribe sobre zeugma." });
  await index();
  const find = async (language: "en" | "es" | "ja" | "all") =>
    (await list({ search: "zeugma", language })).prompts.map((prompt) => prompt.id);
  expect(await find("all")).toEqual([made.id, id]);
  expect(await find("es")).toEqual([made.id]);
  expect(await find("en")).toEqual([id]);
  expect(await find("ja")).toEqual([]);
  await editAs(made.id, { content: "zeugma", language: "ja" });
  await index();
  expect(await find("ja")).toEqual([made.id]);
  expect(await find("es")).toEqual([]);
});

test("a work has one version a language, whatever way it would get a second one", async () => {
  const { post, translate, editAs, publish, remove, row, numberOf } = await setUp();
  const id = await post("Write a report.");
  const made = await translate(id);
  const before = [await row(id), await row(made.id), await numberOf(made.id)];
  const taken = { code: "version_exists" };
  await expect(translate(id)).rejects.toMatchObject(taken);
  await expect(translate(made.id, { language: "en", content: "Write a report." })).rejects.toMatchObject(
    taken,
  );
  await expect(editAs(made.id, { language: "en" })).rejects.toMatchObject(taken);
  await expect(publish(id, { language: "es" })).rejects.toMatchObject(taken);
  expect([await row(id), await row(made.id), await numberOf(made.id)]).toEqual(before);
  // Outside the town it has no language, and rejoins its work when it is published again.
  await remove(made.id);
  const again = await translate(id);
  await expect(publish(made.id, { language: "es" })).rejects.toMatchObject(taken);
  await publish(made.id, { language: "ja" });
  expect(await row(made.id)).toMatchObject({ workId: (await row(again.id))!.workId, language: "ja" });
});

test("hiding, removing or deleting the lead lets the next version stand for the work", async () => {
  const { post, translate, toggle, remove, row, list, unlink } = await setUp();
  const leads = async (...ids: string[]) => Promise.all(ids.map(async (id) => (await row(id))!.isLead));
  const id = await post("Write a report.");
  const second = (await translate(id)).id;
  const third = (await translate(id, { language: "ja", content: "書いて" })).id;
  expect(await leads(id, second, third)).toEqual([true, false, false]);
  await toggle(id, false);
  expect(await leads(second, third)).toEqual([true, false]);
  expect((await list()).prompts.map((prompt) => prompt.id)).toEqual([second]);
  await toggle(id, true);
  expect(await leads(id, second, third)).toEqual([true, false, false]);
  await remove(id);
  expect(await leads(second, third)).toEqual([true, false]);
  await unlink(second);
  expect(await leads(second, third)).toEqual([true, true]);
  expect(await list()).toMatchObject({ total: 2 });
  expect((await row(second))!.workId).toBeNull();
});

test("a version comes back from the trash linked, and on its own if its language has another one meanwhile", async () => {
  const { post, translate, row, shown, restore, ...town } = await setUp();
  const id = await post("Write a report.");
  const made = await translate(id);
  await town.delete(made.id);
  expect(Object.keys(await shown(id))).toEqual(["en"]);
  await restore(made.id);
  expect(await row(made.id)).toMatchObject({
    language: "es",
    isLead: false,
    workId: (await row(id))!.workId,
  });
  await town.delete(made.id);
  const other = await translate(id, { content: "Otra versión." });
  await town.delete(other.id);
  // Both at once: one has the place.
  await restore(made.id, other.id);
  const works = [(await row(made.id))!.workId, (await row(other.id))!.workId];
  expect(works.filter((work) => work === null)).toHaveLength(1);
  expect((await town.list({ language: "es" })).total).toBe(2);
});

test("only the author of a published prompt can add a version or unlink one", async () => {
  const { post, create, translate, unlink, member, admin, remove, versions, services } = await setUp();
  const missing = { code: "prompt_not_found" };
  const stranger = await member();
  const id = await post("Write a report.");
  await expect(translate(id, {}, stranger)).rejects.toMatchObject(missing);
  await expect(unlink(id, stranger)).rejects.toMatchObject(missing);
  await expect(ownIdOf(services, stranger, id)).rejects.toMatchObject(missing);
  const draft = await create();
  await expect(translate(draft.id)).rejects.toMatchObject(missing);
  expect(await versions(id)).toEqual([[id, "en"]]);
  await remove(id, await admin());
  await expect(translate(id)).rejects.toMatchObject({ code: "prompt_removed" });
});

test("a version moves to another category without the other versions", async () => {
  const { post, translate, editAs, row } = await setUp();
  const id = await post("Write a report.");
  const made = await translate(id);
  await editAs(made.id, { content: "Escribe.", ...otherCategory });
  expect(await row(made.id)).toMatchObject({ ...otherCategory, language: "es" });
  expect(await row(id)).toMatchObject(place);
});

test("a version has no fact of its member", async () => {
  const { services, viewer, post, translate, row } = await setUp();
  await keepFacts(services, viewer, [{ name: "taller", text: "Ana y Luis", subject: "", fits: [] }]);
  const made = await translate(await post("Write a report."), { content: "Un informe para Ana y Luis." });
  expect((await row(made.id))!.content).toBe("Un informe para {{taller}}.");
});
