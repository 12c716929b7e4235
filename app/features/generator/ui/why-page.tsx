import { href, Link } from "react-router";

import { dayFormat } from "~/domain/formats";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import { casesOf, whyFigures, type Comparison } from "../why-figures";

/** The page on what improves a prompt, with figures, also unfavorable ones. */
export function WhyPage() {
  const { t, language } = useTranslation("why");
  const date = dayFormat(language).format(new Date(whyFigures.measured));
  return (
    <article className="phrases mx-auto max-w-2xl py-8">
      <h1 className="text-xl">{t("title")}</h1>
      <p className="mt-3 text-ink-soft">{t("lead")}</p>
      <section className="mt-8">
        <h2 className="text-lg">{t("how.title")}</h2>
        <p className="mt-2">{t("how.text")}</p>
        <p className="mt-2 text-sm text-ink-soft">{t("how.date", { date })}</p>
      </section>
      <Comparisons title={t("helps")} comparisons={whyFigures.helps} />
      <Example />
      <Comparisons title={t("doesNot")} comparisons={whyFigures.doesNot} />
      <section className="mt-10">
        <h2 className="text-lg">{t("rules.title")}</h2>
        <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-accent">
          {t.all("rules.items").map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <p className="mt-5 text-sm text-ink-soft">{t("limits")}</p>
      </section>
      <Button asChild size="lg" className="mt-8 max-sm:w-full">
        <Link to={href("/generate")}>{t("action")}</Link>
      </Button>
    </article>
  );
}

function Comparisons({ title, comparisons }: { title: string; comparisons: readonly Comparison[] }) {
  const { t } = useTranslation("why");
  return (
    <section className="mt-10">
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-4 flex flex-col gap-6">
        {comparisons.map((comparison) => (
          <li key={comparison.name}>
            <h3 className="text-base">{t(`comparisons.${comparison.name}.title`)}</h3>
            <Bar {...comparison} />
            <p className="mt-1.5 text-sm font-medium">
              {t("score", { ...comparison, cases: casesOf(comparison) })}
            </p>
            <p className="mt-0.5 text-sm text-ink-soft">{t(`comparisons.${comparison.name}.text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A bar of wins, ties and losses: full, hatched and empty besides their colors; the text below has the same numbers. */
function Bar({ won, tied, lost }: Comparison) {
  const parts = [
    { of: won, looks: "bg-accent" },
    { of: tied, looks: "bg-accent/35" },
    { of: lost, looks: "bg-surface-sunken" },
  ];
  return (
    <div
      aria-hidden
      className="mt-2 flex h-3 overflow-hidden rounded-full border border-line-strong forced-colors:hidden"
    >
      {parts.map(({ of, looks }) => (
        <span key={looks} className={looks} style={{ flexGrow: of }} />
      ))}
    </div>
  );
}

function Example() {
  const { t } = useTranslation("why");
  return (
    <section className="mt-10">
      <h2 className="text-lg">{t("example.title")}</h2>
      <p className="mt-2">{t("example.asked")}</p>
      <p className="prompt-text mt-3 rounded-control border border-line bg-surface-sunken p-4">
        {t("example.line")}
        {t.all("example.answers").map((answer) => (
          <span key={answer}>
            {"\n"}
            <span className="underline decoration-accent decoration-[1.5px] underline-offset-[0.3em]">
              {answer}
            </span>
          </span>
        ))}
      </p>
      <p className="mt-2 text-sm text-ink-soft">{t("example.end")}</p>
    </section>
  );
}
