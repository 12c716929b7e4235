import { useState, type ReactNode } from "react";

import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input } from "~/ui/input";
import { Notice } from "~/ui/notice";

import type { State } from "../messages";
import { AccountName } from "./account-name";
import { AllowedSites } from "./allowed-sites";
import { ask } from "./ask";
import { FaultNote } from "./fault-note";
import { useWords } from "./translations";
import { useCall } from "./use-call";

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section aria-labelledby={id} className="card flex flex-col gap-3 p-4">
    <h2 id={id} className="text-lg">
      {title}
    </h2>
    {children}
  </section>
);

interface OptionsProps {
  start: State;
  /** The sites that have a button. */
  allowed: readonly string[];
}

/** The settings: the account, the sites with a button beside their text boxes, and the site it belongs to. */
export function Options({ start, allowed }: OptionsProps) {
  const words = useWords();
  const [state, setState] = useState(start);
  return (
    <main className="mx-auto flex max-w-2xl flex-col gap-5 p-4 sm:p-8">
      <h1 className="text-xl">{words.options.title}</h1>
      <p className="phrases text-ink-soft">{words.options.privacy}</p>
      <Section id="account" title={words.options.account}>
        <Account state={state} onChange={setState} />
      </Section>
      <Section id="sites" title={words.options.sites}>
        <p className="phrases text-sm text-ink-soft">{words.options.sitesLead}</p>
        <AllowedSites start={allowed} />
      </Section>
      <Section id="site" title={words.options.site}>
        <ChangeSite state={state} onChange={setState} />
      </Section>
    </main>
  );
}

interface PartProps {
  state: State;
  onChange: (state: State) => void;
}

function Account({ state, onChange }: PartProps) {
  const words = useWords();
  const { run, pending, fault } = useCall();
  const [note, setNote] = useState<string | null>(null);
  const signIn = async () => {
    setNote(null);
    const next = await run(() => ask("signIn", null));
    if (next) onChange(next);
  };
  const signOut = async () => {
    const ended = await run(() => ask("signOut", null));
    if (!ended) return;
    setNote(ended.isRevoked ? words.options.ended : words.options.endedHere);
    onChange({ ...state, account: null });
  };
  return (
    <>
      {state.account ? (
        <>
          <AccountName account={state.account} className="font-semibold wrap-anywhere" />
          <p className="phrases text-sm text-ink-soft">{words.options.stays}</p>
        </>
      ) : (
        <p>{words.options.signedOut}</p>
      )}
      {note && <Notice>{note}</Notice>}
      <FaultNote fault={fault} onRetry={() => void signIn()} onSignIn={() => void signIn()} />
      <div>
        <Button
          variant={state.account ? "secondary" : "primary"}
          pending={pending}
          onClick={() => void (state.account ? signOut() : signIn())}
        >
          {state.account ? words.options.disconnect : words.signIn.button}
        </Button>
      </div>
    </>
  );
}

function ChangeSite({ state, onChange }: PartProps) {
  const words = useWords();
  const { run, pending, fault } = useCall();
  const [site, setSite] = useState(state.site);
  const [isSaved, setSaved] = useState(false);
  const save = async () => {
    setSaved(false);
    const next = await run(() => ask("changeSite", { site }));
    if (!next) return;
    onChange(next);
    setSite(next.site);
    setSaved(true);
  };
  return (
    <form
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={words.options.site} hint={words.options.siteHint} hideLabel>
        {(control) => (
          <Input
            {...control}
            type="url"
            dir="ltr"
            value={site}
            onChange={({ currentTarget }) => setSite(currentTarget.value)}
          />
        )}
      </Field>
      <FaultNote fault={fault} />
      {isSaved && <Notice tone="success">{words.options.saved}</Notice>}
      <div>
        <Button type="submit" variant="secondary" pending={pending}>
          {words.options.save}
        </Button>
      </div>
    </form>
  );
}
