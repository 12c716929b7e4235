import { useEffect, useEffectEvent, useState } from "react";

import type { Fact } from "~/domain/fact";
import type { Values } from "~/domain/variables";
import { Button } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { LogoMark } from "~/ui/logo";

import type { Account, Made, Opened, Template } from "../messages";
import { AccountName } from "./account-name";
import { ask } from "./ask";
import { ExampleView } from "./example-view";
import { FaultNote } from "./fault-note";
import { FillView } from "./fill-view";
import { HomeView, type Tab } from "./home-view";
import { MakeView } from "./make-view";
import { PanelContext } from "./panel";
import { useRefused } from "./seen";
import { useWords } from "./translations";

type View =
  | { name: "home" }
  | { name: "fill"; prompt: Template }
  | { name: "make"; made: Made }
  | { name: "example" };

interface Typed {
  view: View;
  tab: Tab;
  search: string;
}

interface AppProps {
  opened: NonNullable<Opened>;
  /** The account that is connected. */
  start: Account | null;
}

/** The panel: what was typed in it is kept with every change, and there again after a fault or a closed panel. */
export function App({ opened, start }: AppProps) {
  const words = useWords();
  const { draft, ...box } = opened;
  const kept = draft?.view as Typed | undefined;
  const [typed, setTyped] = useState<Typed>(
    kept ?? { view: { name: "home" }, tab: start ? "library" : "town", search: "" },
  );
  const [values, setValues] = useState<Values>(draft?.values ?? {});
  const [account, setAccount] = useState(start);
  const isSignedIn = account !== null;
  const [facts, setFacts] = useState<readonly Fact[] | null>([]);
  const { view, tab, search } = typed;
  const isRefused = useRefused();

  useEffect(() => {
    // A panel in a tab of its own has no text box to come back to.
    if (box.hasBox) ask("keep", { view: typed, values }).catch(() => undefined);
  }, [typed, values, box.hasBox]);
  useEffect(() => {
    // A list of facts that did not come is missed by nobody: the fields work without it.
    if (isSignedIn) ask("facts", null).then(setFacts, () => undefined);
  }, [isSignedIn]);

  const show = (next: View) => {
    setValues({});
    setTyped({ ...typed, view: next });
  };
  const signIn = async () => {
    const state = await ask("signIn", null);
    setAccount(state.account);
    setFacts(await ask("facts", null));
    // The button that was pressed may be gone.
    document.querySelector<HTMLElement>("[type=search]")?.focus();
  };
  const close = () => void ask("close", null);
  const isHome = view.name === "home";
  const leave = useEffectEvent(() => {
    if (isHome) close();
    else show({ name: "home" });
  });
  useEffect(() => {
    // Escape leaves a view, then the panel, wherever the focus is.
    const onKey = ({ key, isComposing }: KeyboardEvent) => {
      if (key === "Escape" && !isComposing) leave();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);

  return (
    <PanelContext value={{ box, isSignedIn, facts, signIn }}>
      <div className="panel">
        <header className="panel-head">
          {isHome ? (
            <LogoMark className="size-6 shrink-0" />
          ) : (
            <Button variant="ghost" size="sm" aria-label={words.back} onClick={() => show({ name: "home" })}>
              <Icon name="arrow-left" />
            </Button>
          )}
          <div className="min-w-0 grow">
            <h1 className="truncate text-base">{words.name}</h1>
            {account && <AccountName account={account} className="truncate text-sm text-ink-soft" />}
          </div>
          <Button
            variant="ghost"
            size="sm"
            aria-label={words.settings}
            onClick={() => void ask("options", null)}
          >
            <Icon name="sliders-horizontal" />
          </Button>
          <Button variant="ghost" size="sm" aria-label={words.close} onClick={close}>
            <Icon name="x" />
          </Button>
        </header>
        <main className="panel-body">
          <FaultNote fault={isRefused ? { code: "covered", message: "" } : null} />
          {view.name === "home" && (
            <HomeView
              tab={tab}
              search={search}
              onChange={(next) => setTyped({ ...typed, ...next })}
              onChoose={(prompt) => show({ name: "fill", prompt })}
              onAnswer={(made) => show({ name: "make", made })}
              onExample={() => show({ name: "example" })}
            />
          )}
          {view.name === "fill" && <FillView prompt={view.prompt} start={values} onChange={setValues} />}
          {view.name === "make" && <MakeView made={view.made} start={values} onChange={setValues} />}
          {view.name === "example" && <ExampleView search="" />}
        </main>
      </div>
    </PanelContext>
  );
}
