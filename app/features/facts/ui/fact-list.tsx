import { href, Link } from "react-router";

import type { Fact } from "~/domain/fact";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";

import { subjectsOf } from "../fitting-facts";

interface FactListProps {
  facts: readonly Fact[];
  /** Removes a fact of this browser. Null for a member's, which have pages. */
  onForget: ((fact: Fact) => void) | null;
}

/** Facts by whom they belong to, each to tick, to change or to delete; the ticked ones go with a new line. */
export function FactList({ facts, onForget }: FactListProps) {
  const { t } = useTranslation("facts");
  const groups = [...subjectsOf(facts), ""];
  return (
    <form method="get" action={href("/generate")} className="group/list flex flex-col gap-5">
      {groups.map((subject) => {
        const own = facts.filter((fact) => fact.subject === subject);
        if (own.length === 0) return null;
        return (
          <section key={subject} className="flex flex-col gap-1">
            {groups.length > 1 && (
              <h2 className="text-lg">{subject ? <bdi>{subject}</bdi> : t("own.other")}</h2>
            )}
            <ul className="flex flex-col divide-y divide-line">
              {own.map((fact) => (
                <li key={fact.id} className="flex items-start justify-between gap-4 py-1">
                  <Item fact={fact} isTickable={onForget === null} />
                  {onForget ? (
                    <Button type="button" variant="ghost" size="sm" onClick={() => onForget(fact)}>
                      {t("form.forget")}
                    </Button>
                  ) : (
                    <Link
                      to={href("/facts/:factId", { factId: fact.id })}
                      aria-label={t("own.changeNamed", { name: fact.name })}
                      className="text-link inline-flex min-h-11 shrink-0 items-center text-sm"
                    >
                      {t("own.change")}
                    </Link>
                  )}
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {onForget === null && (
        <>
          <p className="phrases text-sm text-ink-soft group-has-checked/list:hidden">{t("own.tick")}</p>
          {/* Without a tick there is nothing to submit, also for a browser without scripts. */}
          <Button
            type="submit"
            variant="secondary"
            className="self-start group-not-has-checked/list:hidden max-sm:w-full"
          >
            {t("own.submit")}
          </Button>
        </>
      )}
    </form>
  );
}

function Item({ fact: { id, name, text, useCount }, isTickable }: { fact: Fact; isTickable: boolean }) {
  const { t } = useTranslation("facts");
  const words = (
    <>
      <bdi className="block text-sm text-ink-soft">{name}</bdi>{" "}
      <bdi className="block wrap-anywhere">{text}</bdi>{" "}
      {useCount > 0 && <span className="text-sm text-ink-soft">{t("own.used", { count: useCount })}</span>}
    </>
  );
  return isTickable ? <Checkbox name="fact" value={id} label={words} /> : <div className="py-2">{words}</div>;
}
