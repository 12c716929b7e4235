import { env } from "cloudflare:workers";
import { expect } from "vitest";

import type { Viewer } from "~/context";
import { deleteAccount } from "~/features/accounts/delete-account.server";
import { deletePrompt } from "~/features/prompts/delete-prompt.server";
import { categoryNames, subcategoriesOf, type Place } from "~/domain/categories";
import { promptLanguages } from "~/domain/prompt-languages";

import type { seededRandom } from "./seeded-random";
import type { setUpTown } from "./set-up-town";
import type { ModelPrompt, TownModel } from "./town-model";

type Town = Awaited<ReturnType<typeof setUpTown>>;
type Random = ReturnType<typeof seededRandom>;

const words = ["議事録", "letter", "Café", "🦊", "100%"];

function placeOf(random: Random): Place {
  const category = random.pick(categoryNames);
  return { category, subcategory: random.pick(subcategoriesOf(category)) };
}

const expectTaken = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ code: "version_exists" });

const expectRemoved = (work: Promise<unknown>) =>
  expect(work).rejects.toMatchObject({ code: "prompt_removed" });

/** Every change by members and admins, applied to the town by command and to its model by hand. */
export function commandsOf(town: Town, members: Viewer[], mayor: Viewer, model: TownModel, random: Random) {
  const { services } = town;
  const text = () => random.some(words, 3).join(" ") || "-";
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
      const { id } = await town.create({ content, originalInput: text() }, owner);
      model.add(id, owner.id, content);
    },
    publish: () =>
      withOne(model.prompts, async (prompt) => {
        const place = placeOf(random);
        const texts = random.chance(0.5) ? { title: text() } : {};
        const spoken = random.pick(promptLanguages);
        // Without a language that of the publication stays.
        const language = prompt.language && random.chance(0.5) ? undefined : spoken;
        const publication = { ...place, ...texts, showProfile: random.chance(0.5), language };
        const publishing = town.publish(prompt.id, publication, ownerOf(prompt));
        if (prompt.isRemoved) return void (await expectRemoved(publishing));
        if (language && !model.isFree(prompt, language)) return void (await expectTaken(publishing));
        await publishing;
        model.publish(prompt, place, language ?? prompt.language!);
      }),
    edit: () =>
      withOne(published(), async (prompt) => {
        const place = random.chance(0.5) ? prompt.place! : placeOf(random);
        const content = text();
        const language = random.pick([undefined, ...promptLanguages]);
        const editing = town.editAs(prompt.id, { content, ...place, language }, ownerOf(prompt));
        if (language && !model.isFree(prompt, language)) return void (await expectTaken(editing));
        await editing;
        Object.assign(prompt, { content, place, language: language ?? prompt.language });
      }),
    toggle: () =>
      withOne(
        model.prompts.filter(({ isShared }) => isShared),
        async (prompt) => {
          const toggling = town.toggle(prompt.id, undefined, ownerOf(prompt));
          if (prompt.isRemoved) return void (await expectRemoved(toggling));
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

/** Direct row changes without a command, which the triggers must follow too; `run` applies the collected ones. */
export function rowChangesOf(members: Viewer[], model: TownModel, random: Random, firstNumber: number) {
  let number = firstNumber;
  let statements: D1PreparedStatement[] = [];
  let made = 0;
  /** The next number, sometimes far ahead. */
  const nextNumber = () => (number += random.chance(0.03) ? random.pick([64, 4_097, 300_000]) : 1);
  const add = (sql: string, ...values: unknown[]) => statements.push(env.DB.prepare(sql).bind(...values));
  const fitting = (isFit: (prompt: ModelPrompt) => boolean) => {
    const prompts = model.prompts.filter(isFit);
    return prompts.length > 0 ? random.pick(prompts) : undefined;
  };
  const publishSql = `UPDATE prompts SET publication = ?2, category = ?3, subcategory = ?4, is_public = ?5,
    published_at = 1, removed_at = NULL, share_id = coalesce(share_id, 'share of ' || id), language = ?6 WHERE id = ?1`;
  /** A language that no other version of the prompt's work has; undefined: none is left. */
  const freeLanguage = (prompt: Pick<ModelPrompt, "id" | "work">) =>
    random.pick([...promptLanguages.filter((language) => model.isFree(prompt, language)), undefined]);
  const changes = {
    insert() {
      const { id: owner } = random.pick(members);
      const { category, subcategory } = placeOf(random);
      const [id, isPublic] = [`row ${(made += 1)} of ${firstNumber}`, random.chance(0.7)];
      const language = random.pick(promptLanguages);
      add(
        `INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, share_id, is_public,
          category, subcategory, publication, published_at, created_at, updated_at, folded_input, folded_tags,
          folded_content, language)
        SELECT ?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM prompts WHERE user_id = ?2), 'i', 'row', '文章生成用',
          '["文章生成用"]', id, 'share of ' || ?1, ?3, ?4, ?5, ?6, 1, 1, 1, 'i', '文章生成用', 'row', ?7
        FROM folders WHERE user_id = ?2 LIMIT 1`,
        id,
        owner,
        Number(isPublic),
        category,
        subcategory,
        nextNumber(),
        language,
      );
      model.add(id, owner, "row");
      model.publish(model.prompts.at(-1)!, { category, subcategory }, language, isPublic);
    },
    publish() {
      const prompt = fitting(({ place }) => !place);
      const language = prompt && freeLanguage(prompt);
      if (!prompt || !language) return;
      const [place, isPublic] = [placeOf(random), random.chance(0.7)];
      add(publishSql, prompt.id, nextNumber(), place.category, place.subcategory, Number(isPublic), language);
      model.publish(prompt, place, language, isPublic);
    },
    renumber() {
      const prompt = fitting(({ place }) => place !== null);
      if (!prompt) return;
      const [place, isPublic] = [placeOf(random), random.chance(0.7)];
      const language = freeLanguage(prompt) ?? prompt.language!;
      add(publishSql, prompt.id, nextNumber(), place.category, place.subcategory, Number(isPublic), language);
      model.publish(prompt, place, language, isPublic);
      model.renew(prompt);
    },
    move() {
      const prompt = fitting(({ place }) => place !== null);
      if (!prompt) return;
      const place = placeOf(random);
      const { category, subcategory } = place;
      add(
        "UPDATE prompts SET category = ?2, subcategory = ?3 WHERE id = ?1",
        prompt.id,
        category,
        subcategory,
      );
      prompt.place = place;
    },
    write() {
      const prompt = fitting(() => true);
      if (!prompt) return;
      prompt.content = random.pick(words);
      add("UPDATE prompts SET content = ?2 WHERE id = ?1", prompt.id, prompt.content);
    },
    unpublish() {
      const prompt = fitting(({ place }) => place !== null);
      if (!prompt) return;
      add(
        "UPDATE prompts SET category = NULL, subcategory = NULL, publication = NULL, language = NULL WHERE id = ?",
        prompt.id,
      );
      model.unpublish(prompt);
    },
    delete() {
      const prompt = fitting(() => true);
      if (!prompt) return;
      add("DELETE FROM prompts WHERE id = ?", prompt.id);
      model.delete(({ id }) => id === prompt.id);
    },
    /** Into the work of another publication of the same member, which begins with it. */
    link() {
      const prompt = fitting(({ place }) => place !== null);
      const other =
        prompt &&
        fitting(({ id, owner, place }) => id !== prompt.id && owner === prompt.owner && place !== null);
      if (!prompt || !other) return;
      const work = other.work ?? `work of ${other.id}`;
      if (prompt.language === other.language || !model.isFree({ id: prompt.id, work }, prompt.language))
        return;
      add("UPDATE prompts SET work_id = ?1 WHERE id IN (?2, ?3)", work, prompt.id, other.id);
      prompt.work = work;
      other.work = work;
    },
    unlink() {
      const prompt = fitting(({ work }) => work !== null);
      if (!prompt) return;
      add("UPDATE prompts SET work_id = NULL WHERE id = ?", prompt.id);
      prompt.work = null;
    },
    speak() {
      const prompt = fitting(({ place }) => place !== null);
      const language = prompt && freeLanguage(prompt);
      if (!prompt || !language) return;
      add("UPDATE prompts SET language = ?2 WHERE id = ?1", prompt.id, language);
      prompt.language = language;
    },
    /** Many rows in one statement. */
    hideOrShow() {
      const { id } = random.pick(members);
      const part = random.pick(["SEO", "IoT", "3D", "メール"]);
      add("UPDATE prompts SET is_public = NOT is_public WHERE user_id = ? AND subcategory = ?", id, part);
      for (const prompt of model.prompts)
        if (prompt.owner === id && prompt.place?.subcategory === part) prompt.isPublic = !prompt.isPublic;
    },
  };
  return {
    changes,
    async run() {
      add("UPDATE counters SET total = max(total, ?) WHERE name = 'publications'", number);
      const batch = statements;
      statements = [];
      await env.DB.batch(batch);
    },
  };
}
