import { safeRules, type Composition, type Question, type Wish } from "~/domain/composition";

/** The owner of the phrases that are added to a picture or film by themselves, in their ids. */
export const additionsId = "scene";

/** A wish that is on by itself: a rule of an automation, or an addition to a picture or film. */
export const isByItself = ({ id }: Pick<Wish, "id">): boolean =>
  [safeRules, additionsId].some((owner) => id.startsWith(`${owner}.`));

/** The id of what has no place in a picture or film. */
const cleanId = `${additionsId}.clean`;

/** Questions of the playbooks whose answers settle it. */
const questionsOf: Partial<Record<string, readonly string[]>> = {
  [`${additionsId}.camera`]: [
    "angle",
    "camera",
    "distance",
    "filmed",
    "framing",
    "layout",
    "technique",
    "view",
  ],
  [`${additionsId}.light`]: ["light", "colour"],
  [`${additionsId}.medium`]: ["technique", "style", "look", "kind"],
};

/** Rules that have only the first run approved. */
const firstRunRules = ["rehearsal", "rehearsal-list", "first-one"].map((id) => `${safeRules}.${id}`);

/** Longest beginning of an answer that is read, in characters. */
const longestPart = 400;

/** Approval each time, before something is done, in the languages of the site. */
const approvals = [
  /(?:前|毎回|都度|[1一]件ずつ)[^。\n]{0,16}(?:OK|ＯＫ|確認|承認|許可|チェック|見る|見て|見せ)|(?:確認|承認|許可|OK)(?:して|した|を得|を待|をもら|が出|後)|下書き(?:まで|だけ|のみ)/iu,
  /\b(?:approv\w{0,4}|check\w{0,2}|review\w{0,2}|ok|okay|yes|sign off|ask me|show me)\b[^.\n]{0,24}\b(?:each|every|before|first)\b|\b(?:each|every|before)\b[^.\n]{0,24}\b(?:approv|ok\b|okay\b|review|check|ask me|show me)|\b(?:drafts? only|(?:only|just) (?:a )?drafts?|waits? for (?:me|my))\b/iu,
  /(?<!\p{L})(?:aprueb|aprob|revis|confirm|visto bueno|ok(?!\p{L})|pregunt|pregúnt|muéstr|enséñ)[^.\n]{0,24}(?<!\p{L})(?:antes|cada|primero)(?!\p{L})|(?<!\p{L})(?:antes|cada)(?!\p{L})[^.\n]{0,24}(?<!\p{L})(?:aprueb|aprob|revis|confirm|visto bueno|ok(?!\p{L})|pregunt|pregúnt|muéstr|enséñ)|(?<!\p{L})solo (?:un )?borrador/iu,
];

const asksApproval = (answer: string) =>
  approvals.some((approval) => approval.test(answer.slice(0, longestPart)));

/** Whether an answer says what a default would say, or more: two of them could contradict each other. */
export const isSettled = (
  { id }: Pick<Wish, "id">,
  variables: readonly Pick<Question, "name" | "value">[],
): boolean =>
  variables.some(
    ({ name, value }) =>
      value &&
      (firstRunRules.includes(id)
        ? asksApproval(value)
        : questionsOf[id]?.includes(name.slice(name.indexOf(".") + 1))),
  );

/** The nouns of a phrase that excludes them. */
const nounsOf = (phrase: string): string[] =>
  phrase.replace(/^(?:no|sin) |なし$/gu, "").split(/, | or | ni |[、や]/u);

/** The wishes of a picture or film that are on, without those that an answer settles; `excluded`: nouns for the generator's own syntax. */
export function shownWishes({ form, variables, wishes }: Pick<Composition, "form" | "variables" | "wishes">) {
  const on = wishes.filter((wish) => wish.on && !isSettled(wish, variables));
  const isSyntax = ({ id }: Wish) => id === cleanId && form !== "prose";
  return {
    on: on.filter((wish) => !isSyntax(wish)).map(({ id, text }) => ({ origin: "wish" as const, id, text })),
    excluded: on.filter(isSyntax).flatMap(({ text }) => nounsOf(text)),
  };
}
