import { useEffect, useMemo, useRef, useState } from "react";
import { href, Link } from "react-router";

import { keepAnswers, keepResult } from "~/client/left-off";
import { useRootData } from "~/client/root-data";
import type { RefusedForm } from "~/errors";
import { compose } from "~/features/generator/composing/compose";
import { ownAnswers } from "~/features/generator/composing/own-answers";
import type { Block } from "~/domain/blocks";
import type { Composition } from "~/domain/composition";
import { FillDraft } from "~/features/prompts/filling/ui/fill-draft";
import type { FillFormProps } from "~/features/prompts/filling/ui/fill-form-props";
import { TagBadge } from "~/features/prompts/ui/tag-badge";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { builtinEngine } from "~/features/generator/model/engine";
import { useEditor } from "~/ui/focus";
import { joinClasses } from "~/ui/join-classes";
import { stillAsks } from "~/features/generator/composing/asking-passage";

import type { EarlierResult } from "../earlier-result";
import type { Draft } from "../get-draft.server";
import { inputOfDraft, inputOfOtherKind } from "../input-of-draft";
import { EditByHand } from "./edit-by-hand";
import { FailureNotice } from "./failure-notice";
import type { ResultEvents } from "./generator";
import { KindForm } from "./kind-form";
import { isLineOnly, isUnanswered } from "./is-unanswered";
import { ResultActions } from "./result-actions";
import { OtherUseForm } from "./other-use-form";
import { ReworkForm } from "./rework-form";
import { SeriesNotice } from "./series-notice";
import { ResultEditor } from "./result-editor";
import { ResultQuestions } from "./result-questions";
import { ResultText } from "./result-text";
import { ResultTools } from "./result-tools";
import { useResult } from "./use-result";

interface ResultPanelProps extends ResultEvents {
  draft: Draft;
  /** The result that this one was made from again, where there is something to say of it. */
  series: readonly string[];
  earlier: EarlierResult | null;
  /** The draft's text as read by Markdown. Null for a text without it. */
  blocks: readonly Block[] | null;
  signedIn: boolean;
  /** Renders what runs the prompt on this site. */
  renderTry: FillFormProps["renderTry"];
  /** A refused save. */
  refused?: RefusedForm;
}

const hasQuestions = ({ enough, variables, wishes }: Composition) =>
  enough || variables.length + wishes.length > 0;

/** The generated prompt with its actions. Answers and edits survive a reload and going back. */
export function ResultPanel({
  onRegenerate,
  onAgain,
  onAnswer,
  failure,
  signedIn,
  series,
  earlier,
  renderTry,
  ...loaded
}: ResultPanelProps) {
  const { draft, refused } = loaded;
  const { t } = useTranslation(["generator", "errors"]);
  const { content, composition, blocks, isKept, edit, answer, hurry, reopen } = useResult(loaded);
  const { editing, setEditing, opener } = useEditor<HTMLButtonElement>();
  // The text of an edit that was taken back, while its answers stand.
  const [aside, setAside] = useState<{ content: string; composition: Composition | null } | null>(null);
  const [first] = useState(draft.content);
  // The chosen view outlasts the editor.
  const [raw, setRaw] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (location.hash === "#result") heading.current?.focus({ preventScroll: true });
  }, []);
  const owner = useRootData()?.viewer?.email ?? null;
  const { id: draftId, originalInput: purpose, createdAt } = draft;
  useEffect(
    () => keepResult(owner, { draftId, purpose }, createdAt.getTime()),
    [owner, draftId, purpose, createdAt],
  );
  useEffect(() => {
    if (owner === null && composition) keepAnswers(draftId, ownAnswers(composition));
  }, [owner, draftId, composition]);
  const input = useMemo(() => inputOfDraft({ ...draft, composition }), [draft, composition]);
  useEffect(() => onAnswer(input), [input, onAnswer]);
  const again = { ...input, refused: content };
  const regenerate = (next: typeof input, onSame?: () => Promise<unknown>) => {
    // The next result is compared with this one as it is saved.
    hurry();
    onRegenerate(next, onSame);
  };

  const fieldError = refused?.fields.content;
  const sentence =
    fieldError && refused.values.content === content
      ? t(`errors:field.${fieldError.code}`, { limit: fieldError.limit })
      : refused && refused.code !== "invalid_fields" && t(`errors:${refused.code}`);
  const builtin = draft.fellBack ? t("result.fellBack") : t("result.engineBuiltin");
  const engine = draft.engine === builtinEngine ? builtin : t("result.engine", { engine: draft.engine });
  const unedited = composition ? compose(composition) : draft.content;
  const isEdited = content !== unedited;
  const canRedo = !isEdited && aside?.composition === composition;
  const switchEdit = () => {
    if (isEdited) setAside({ content, composition });
    edit(isEdited ? unedited : aside!.content);
  };
  const isLine = draft.engine === builtinEngine && isLineOnly(composition);
  const made = isUnanswered(composition) ? "titleAsking" : isLine ? "titleLine" : "title";
  const title = isEdited ? "title" : made;
  const asksAny = composition !== null && hasQuestions(composition);
  const kinds = asksAny && (
    <KindForm
      composition={composition}
      input={inputOfOtherKind({ ...draft, composition })}
      onChoose={(next) => regenerate(next)}
    />
  );
  const open = composition?.enough ? 0 : (composition?.variables.length ?? 0);
  const questions = asksAny && (
    <div
      id="result-questions"
      tabIndex={-1}
      className="flex scroll-mt-4 flex-col gap-4 outline-none lg:mt-4 max-lg:mt-6 max-lg:border-t max-lg:border-line max-lg:pt-5"
    >
      {composition.certain && kinds}
      <ResultQuestions
        key={isKept ? "kept" : "loaded"}
        draftId={draft.id}
        composition={composition}
        asks={stillAsks(composition, content)}
        onAnswer={answer}
      />
    </div>
  );
  return (
    <Card asChild padding="lg" className="mt-4 scroll-mt-4">
      <section id="result" aria-labelledby="result-title">
        <h2 id="result-title" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {t(`result.${title}`)}
        </h2>
        <p className="phrases mt-1 text-sm text-ink-soft">{engine}</p>
        {open > 0 && (
          // On a phone they are below the text.
          <a
            href="#result-questions"
            className="text-link inline-flex min-h-11 items-center text-sm lg:hidden"
          >
            {t("questions.status", { count: open })}
          </a>
        )}
        <SeriesNotice {...{ series, earlier, draftId }} />
        {composition?.certain === false && kinds && <div className="mt-3">{kinds}</div>}
        {draft.use === "text" && (
          <OtherUseForm line={purpose} deepThinking={input.deepThinking} onChoose={onRegenerate} />
        )}
        <ReworkForm {...input} />
        <h3 className="mt-5 text-sm text-ink-soft">{t("result.purpose")}</h3>
        <p dir="auto" className="prompt-text mt-1 line-clamp-3">
          {draft.originalInput}
        </p>
        <h3 className="sr-only">{t("result.tags")}</h3>
        <ul className="mt-3 flex flex-wrap gap-1.5">
          {draft.tags.map((tag) => (
            <li key={tag}>
              <TagBadge tag={tag} />
            </li>
          ))}
        </ul>
        <h3 className="sr-only">{t("result.prompt")}</h3>
        {editing ? (
          <ResultEditor
            content={content}
            onUpdate={(next) => {
              edit(next);
              setEditing(false);
            }}
            onCancel={() => setEditing(false)}
          />
        ) : (
          <div className={joinClasses(questions && "lg:grid lg:grid-cols-2 lg:items-start lg:gap-10")}>
            <div className="min-w-0 lg:sticky lg:top-6 lg:order-last">
              <FailureNotice failure={failure} className="my-2 scroll-mb-24" onAgain={onAgain} />
              <ResultText
                content={content}
                earlier={earlier?.content ?? (isEdited ? undefined : first)}
                blocks={blocks}
                composition={composition}
                startsRaw={raw}
                onView={setRaw}
                tools={
                  <ResultTools
                    again={again}
                    editButton={opener}
                    onEdit={() => setEditing(true)}
                    // The same text again is what the answers made; this one is as it was before them.
                    onRegenerate={() => regenerate(again, isEdited || !composition ? undefined : reopen)}
                  />
                }
              />
              {(isEdited || canRedo) && (
                <p className="mt-2 text-sm text-ink-soft">
                  {isEdited && t("result.edited")}{" "}
                  <Button variant="ghost" size="sm" className="needs-script" onClick={switchEdit}>
                    {t(isEdited ? "result.undoEdit" : "result.redoEdit")}
                  </Button>
                </p>
              )}
              {!isEdited && composition && (
                <p className="phrases mt-2 text-sm text-pretty text-ink-soft">
                  {!composition.enough && `${t(`result.why.${draft.use}`)} `}
                  <Link to={href("/why")} className="text-link inline-block py-1">
                    {t("result.whyLink")}
                  </Link>
                </p>
              )}
              <p className="without-script phrases mt-2 text-sm text-ink-soft">
                {blocks ? t("result.copyPlainByHand") : t("result.copyByHand")}
              </p>
              <FillDraft draftId={draft.id} use={draft.use} content={content} renderTry={renderTry} />
              <EditByHand draft={draft} content={content} />
            </div>
            {questions}
          </div>
        )}
        {!editing && (
          <ResultActions
            draftId={draft.id}
            use={draft.use}
            failure={sentence || null}
            {...{ content, signedIn }}
          />
        )}
        <p className="phrases mt-6 text-sm text-ink-soft">
          {t("result.kept")} {!signedIn && t("result.needsAccount")}
        </p>
      </section>
    </Card>
  );
}
