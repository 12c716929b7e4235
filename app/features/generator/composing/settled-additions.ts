import { safeRules, type Composition, type Question, type Wish } from "~/domain/composition";

import { asksApproval } from "./asks-approval";

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

/** Questions about who approves, or what goes out. */
const approvalQuestions =
  /承認|下書き|[前先]に誰が|approv|who looks|sent or draft|aprueb|lo ve antes|enviar o borrador/iu;

/** Whether an answer says what a default would say, or more: two of them could contradict each other. */
export const isSettled = (
  { id }: Pick<Wish, "id">,
  variables: readonly Pick<Question, "name" | "question" | "value">[],
): boolean =>
  variables.some(
    ({ name, question, value }) =>
      value &&
      (firstRunRules.includes(id)
        ? approvalQuestions.test(question) && asksApproval(value)
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
