import { useMemo } from "react";
import { href, Link, useRevalidator } from "react-router";

import { callApi } from "~/client/call-api";
import { lastAnswers } from "~/client/left-off";
import { useRootData } from "~/client/root-data";
import { typedAnswers } from "~/client/saved-answers";
import type { Fact } from "~/domain/fact";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { Icon } from "~/ui/icon";
import { Notice } from "~/ui/notice";
import { useHydrated } from "~/ui/use-hydrated";

import { proposedFacts } from "../proposed-facts";
import { readList } from "../read-list";
import type { FactDraft } from "../schema";
import { AddFacts } from "./add-facts";
import { FactList } from "./fact-list";
import { useFacts, useVisitorFacts } from "./use-facts";

interface HoldingPrompt {
  id: string;
  title: string;
}

interface FactsPageProps {
  /** A member's facts. Null for a visitor, whose are in the browser. */
  facts: readonly Fact[] | null;
  /** Answers that could be facts. */
  proposals: readonly FactDraft[];
  /** The member's prompts that others see with facts in them. */
  holding: readonly HoldingPrompt[];
  refused?: RefusedForm;
}

/** All facts of the reader: to keep, change, delete and use. */
export function FactsPage({ facts, ...parts }: FactsPageProps) {
  const { t } = useTranslation("facts");
  return (
    <div className="mx-auto my-8 flex max-w-2xl flex-col gap-5">
      <div>
        <h1 className="text-xl">{t("title")}</h1>
        <p className="phrases mt-2 text-ink-soft">{t("lead")}</p>
        <p className="phrases mt-1 text-sm text-ink-soft">{t("privacy")}</p>
      </div>
      {facts === null ? <OfVisitor /> : <OfMember facts={facts} {...parts} />}
    </div>
  );
}

function OfMember({ facts, proposals, holding, refused }: FactsPageProps & { facts: readonly Fact[] }) {
  const { t } = useTranslation("facts");
  return (
    <>
      <BringFacts />
      <HeldInPublic prompts={holding} />
      <Card padding="lg">
        {facts.length > 0 ? <FactList facts={facts} onForget={null} /> : <p>{t("empty")}</p>}
      </Card>
      <Proposals proposals={proposals} />
      <Card padding="lg">
        <AddFacts refused={refused} />
      </Card>
    </>
  );
}

/** Leads to making fields of the facts in prompts that others see; nothing without such prompts. */
function HeldInPublic({ prompts }: { prompts: readonly HoldingPrompt[] }) {
  const { t } = useTranslation("facts");
  if (prompts.length === 0) return null;
  return (
    <Notice title={t("public.title")}>
      {t("public.lead")}
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {prompts.map(({ id, title }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-4">
            <bdi className="min-w-0 wrap-anywhere">{title}</bdi>{" "}
            <Link
              to={href("/dashboard/prompts/:promptId/facts", { promptId: id })}
              aria-label={t("public.changeNamed", { title })}
              className="text-link inline-flex min-h-11 shrink-0 items-center"
            >
              {t("public.change")}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** Answers to keep with a tap: those of a member's drafts, then what this browser has of forms and results. */
function Proposals({ proposals }: Pick<FactsPageProps, "proposals">) {
  const { t } = useTranslation("facts");
  const { facts, remember } = useFacts();
  const { revalidate } = useRevalidator();
  const answers = useOwnAnswers();
  const shown = [...proposals, ...proposedFacts(answers, [...proposals, ...facts])];
  if (shown.length === 0) return null;
  return (
    <Card padding="lg" className="needs-script flex flex-col gap-2">
      <h2 className="text-lg">{t("proposed.title")}</h2>
      <p className="phrases text-sm text-ink-soft">{t("proposed.lead")}</p>
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((draft) => (
          <li key={draft.text} className="flex items-center justify-between gap-4 py-1">
            <span className="min-w-0">
              <bdi className="block text-sm text-ink-soft">{draft.name}</bdi>{" "}
              <bdi className="block wrap-anywhere">{draft.text}</bdi>{" "}
            </span>
            <Button
              type="button"
              variant="secondary"
              size="sm"
              onClick={() => void remember(draft).then(revalidate)}
            >
              {t("remember")}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Answers typed in this browser, to the questions of results and in the fields of prompts. */
function useOwnAnswers() {
  const owner = useRootData()?.viewer?.email ?? null;
  const hydrated = useHydrated();
  return useMemo(
    () =>
      hydrated
        ? [...(lastAnswers.read(owner) ?? []).flatMap(({ answers }) => answers), ...typedAnswers(owner)]
        : [],
    [hydrated, owner],
  );
}

/** Moves the facts that a visitor kept in this browser into the account. */
function BringFacts() {
  const { t } = useTranslation("facts");
  const { facts, clear } = useVisitorFacts();
  const { revalidate } = useRevalidator();
  if (facts.length === 0) return null;
  const bring = async () => {
    for (const { name, text, subject, fits } of facts)
      await callApi("/api/facts", {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name, text, subject, fits }),
      });
    clear();
    await revalidate();
  };
  return (
    <Notice
      action={
        <Button type="button" variant="secondary" size="sm" onClick={() => void bring().catch(revalidate)}>
          {t("own.bring", { count: facts.length })}
        </Button>
      }
    >
      {t("visitor")}
    </Notice>
  );
}

function OfVisitor() {
  const { t } = useTranslation("facts");
  const { facts, remember, forget } = useFacts();
  return (
    <>
      <Notice className="without-script">{t("visitorPlain")}</Notice>
      <p className="needs-script phrases flex items-start gap-2 text-sm text-ink-soft">
        <Icon name="info" className="h-lh w-4 shrink-0" />
        {t("visitor")}
      </p>
      <Card padding="lg" className="needs-script">
        {facts.length > 0 ? <FactList facts={facts} onForget={forget} /> : <p>{t("empty")}</p>}
      </Card>
      <Proposals proposals={[]} />
      <Card
        padding="lg"
        className="needs-script"
        onSubmit={(event) => {
          event.preventDefault();
          const form = event.target as HTMLFormElement;
          const given = new FormData(form);
          const { facts: read } = readList(String(given.get("list")), String(given.get("subject")));
          void remember(...read).then(() => form.reset());
        }}
      >
        <AddFacts />
      </Card>
    </>
  );
}
