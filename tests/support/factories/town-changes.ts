import { expect } from "vitest";

import type { Viewer } from "~/context";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import type { ErrorCode } from "~/errors";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { categoryNames, subcategoriesOf, type Place } from "~/domain/categories";
import { promptLanguages } from "~/domain/prompt-languages";

import type { Random } from "./seeded-random";
import type { setUpTown } from "./set-up-town";
import type { ModelPrompt, TownModel } from "./town-model";

type Town = Awaited<ReturnType<typeof setUpTown>>;

/** Words of random texts. */
export const townWords = ["議事録", "letter", "Café", "🦊", "100%"];

/** A random category of the town. */
export function placeOf(random: Random): Place {
  const category = random.pick(categoryNames);
  return { category, subcategory: random.pick(subcategoriesOf(category)) };
}

const expectRefused = (work: Promise<unknown>, code: ErrorCode) =>
  expect(work).rejects.toMatchObject({ code });

/** Every change by members and admins, applied to the town by command and to its model by hand. */
export function commandsOf(town: Town, members: Viewer[], mayor: Viewer, model: TownModel, random: Random) {
  const { services } = town;
  const text = () => random.some(townWords, 3).join(" ") || "-";
  /** A text that no other prompt has: only contents are withheld copies. */
  const own = () => services.ids.create();
  const ownerOf = (prompt: ModelPrompt) => members.find(({ id }) => id === prompt.owner)!;
  const published = () => model.prompts.filter(({ place }) => place);
  /** Applies `change` to a matching prompt, if there is one. */
  const withOne = async (fitting: ModelPrompt[], change: (prompt: ModelPrompt) => Promise<unknown>) => {
    if (fitting.length > 0) await change(random.pick(fitting));
  };
  const commands = {
    async create() {
      const owner = random.pick(members);
      const content = text();
      const { id } = await town.create({ content, originalInput: own() }, owner);
      model.add(id, owner.id, content);
    },
    publish: () =>
      withOne(model.prompts, async (prompt) => {
        const place = placeOf(random);
        const texts = random.chance(0.5) ? { title: own() } : {};
        const spoken = random.pick(promptLanguages);
        // Without a language that of the publication stays.
        const language = prompt.language && random.chance(0.5) ? undefined : spoken;
        const publication = { ...place, ...texts, showProfile: random.chance(0.5), language };
        const publishing = town.publish(prompt.id, publication, ownerOf(prompt));
        if (prompt.isRemoved) return void (await expectRefused(publishing, "prompt_removed"));
        const isCompared = !prompt.place || (prompt.isPublic && "title" in texts);
        if (isCompared && model.isWithheldCopy(prompt))
          return void (await expectRefused(publishing, "withheld_copy"));
        if (language && !model.isFree(prompt, language))
          return void (await expectRefused(publishing, "version_exists"));
        await publishing;
        model.publish(prompt, place, language ?? prompt.language!);
      }),
    edit: () =>
      withOne(published(), async (prompt) => {
        const place = random.chance(0.5) ? prompt.place! : placeOf(random);
        const content = text();
        const language = random.pick([undefined, ...promptLanguages]);
        const editing = town.editAs(prompt.id, { content, ...place, language }, ownerOf(prompt));
        if (prompt.isPublic && content !== prompt.content && model.isWithheldCopy({ ...prompt, content }))
          return void (await expectRefused(editing, "withheld_copy"));
        if (language && !model.isFree(prompt, language))
          return void (await expectRefused(editing, "version_exists"));
        await editing;
        Object.assign(prompt, { content, place, language: language ?? prompt.language });
      }),
    toggle: () =>
      withOne(
        model.prompts.filter(({ isShared }) => isShared),
        async (prompt) => {
          const toggling = town.toggle(prompt.id, undefined, ownerOf(prompt));
          if (prompt.isRemoved) return void (await expectRefused(toggling, "prompt_removed"));
          if (!prompt.isPublic && model.isWithheldCopy(prompt))
            return void (await expectRefused(toggling, "withheld_copy"));
          await toggling;
          prompt.isPublic = !prompt.isPublic;
        },
      ),
    remove: () =>
      withOne(published(), async (prompt) => {
        await town.remove(prompt.id, ownerOf(prompt));
        model.unpublish(prompt);
      }),
    removeByAdmin: () =>
      withOne(
        published().filter(({ isPublic, owner }) => isPublic && owner !== mayor.id),
        async (prompt) => {
          await town.remove(prompt.id, mayor);
          model.unpublish(prompt);
          Object.assign(prompt, { isPublic: false, isRemoved: true });
        },
      ),
    delete: () =>
      withOne(model.prompts, async (prompt) => {
        await deletePrompt(services, ownerOf(prompt), prompt.id);
        model.delete(({ id }) => id === prompt.id);
      }),
    async leave() {
      const leaver = random.pick(members.filter(({ id }) => id !== mayor.id));
      const clock = { now: () => leaver.session.authenticatedAt };
      await deleteAccount({ ...services, clock }, leaver);
      model.delete(({ owner }) => owner === leaver.id);
      members.splice(members.indexOf(leaver), 1, await town.member());
    },
  };
  return commands;
}
