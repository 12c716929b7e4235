import { env } from "cloudflare:workers";

import type { Viewer } from "~/context";
import { promptLanguages } from "~/domain/prompt-languages";

import type { Random } from "./seeded-random";
import { placeOf, townWords } from "./town-changes";
import type { ModelPrompt, TownModel } from "./town-model";

/** Direct row changes without a command, which the triggers must follow too; `run` applies the collected ones. */
export function rowChangesOf(members: Viewer[], model: TownModel, random: Random, firstNumber: number) {
  let number = firstNumber;
  let statements: D1PreparedStatement[] = [];
  let made = 0;
  /** The next number, sometimes far ahead. */
  const nextNumber = () => (number += random.chance(0.03) ? random.pick([64, 4_097, 300_000]) : 1);
  const add = (sql: string, ...values: unknown[]) => statements.push(env.DB.prepare(sql).bind(...values));
  // Dated before the members' registration, all are of the first hour.
  for (const { id } of members) add("UPDATE users SET early_limit = 1000000 WHERE id = ?1", id);
  const fitting = (isFit: (prompt: ModelPrompt) => boolean) => {
    const prompts = model.prompts.filter(isFit);
    return prompts.length > 0 ? random.pick(prompts) : undefined;
  };
  const publishSql = `INSERT INTO publications (prompt_id, user_id, number, share_id, town_number, category, subcategory,
      is_public, published_at, language)
    SELECT id, user_id, number, 'share of ' || id, ?2, ?3, ?4, ?5, 1, ?6 FROM prompts WHERE id = ?1
    ON CONFLICT (prompt_id) DO UPDATE SET town_number = excluded.town_number, category = excluded.category,
      subcategory = excluded.subcategory, is_public = excluded.is_public, published_at = 1, withheld_at = NULL,
      language = excluded.language`;
  /** A language that no other version of the prompt's work has. Undefined if none is left. */
  const freeLanguage = (prompt: Pick<ModelPrompt, "id" | "work">) =>
    random.pick([...promptLanguages.filter((language) => model.isFree(prompt, language)), undefined]);
  const changes = {
    insert() {
      const { id: owner } = random.pick(members);
      const { category, subcategory } = placeOf(random);
      const [id, isPublic] = [`row ${(made += 1)} of ${firstNumber}`, random.chance(0.7)];
      const language = random.pick(promptLanguages);
      add(
        `INSERT INTO prompts (id, user_id, number, original_input, content, type, tags, folder_id, created_at, updated_at,
          folded_input, folded_tags, folded_content)
        SELECT ?1, ?2, (SELECT coalesce(max(number), 0) + 1 FROM prompts WHERE user_id = ?2), 'i', 'row', '文章生成用',
          '["文章生成用"]', id, 1, 1, 'i', '文章生成用', 'row' FROM folders WHERE user_id = ?2 LIMIT 1`,
        id,
        owner,
      );
      add(publishSql, id, nextNumber(), category, subcategory, Number(isPublic), language);
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
        "UPDATE publications SET category = ?2, subcategory = ?3 WHERE prompt_id = ?1",
        prompt.id,
        category,
        subcategory,
      );
      prompt.place = place;
    },
    write() {
      const prompt = fitting(() => true);
      if (!prompt) return;
      prompt.content = random.pick(townWords);
      add("UPDATE prompts SET content = ?2 WHERE id = ?1", prompt.id, prompt.content);
    },
    unpublish() {
      const prompt = fitting(({ place }) => place !== null);
      if (!prompt) return;
      add(
        `UPDATE publications SET category = NULL, subcategory = NULL, town_number = NULL, published_at = NULL,
          language = NULL WHERE prompt_id = ?`,
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
      if (prompt.language === other.language) return;
      // A prompt that left the work it began may come back to it.
      if ([prompt, other].some(({ id, language }) => !model.isFree({ id, work }, language))) return;
      add("UPDATE publications SET work_id = ?1 WHERE prompt_id IN (?2, ?3)", work, prompt.id, other.id);
      prompt.work = work;
      other.work = work;
    },
    unlink() {
      const prompt = fitting(({ work }) => work !== null);
      if (!prompt) return;
      add("UPDATE publications SET work_id = NULL WHERE prompt_id = ?", prompt.id);
      prompt.work = null;
    },
    speak() {
      const prompt = fitting(({ place }) => place !== null);
      const language = prompt && freeLanguage(prompt);
      if (!prompt || !language) return;
      add("UPDATE publications SET language = ?2 WHERE prompt_id = ?1", prompt.id, language);
      prompt.language = language;
    },
    /** Many rows in one statement. */
    hideOrShow() {
      const { id } = random.pick(members);
      const part = random.pick(["SEO", "IoT", "3D", "メール"]);
      add(
        "UPDATE publications SET is_public = NOT is_public WHERE user_id = ? AND subcategory = ?",
        id,
        part,
      );
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
