import { useState } from "react";
import { browser } from "wxt/browser";

import { Button } from "~/ui/button";
import { Switch } from "~/ui/switch";
import { InputField } from "~/ui/text-fields";

import { FaultNote } from "./fault-note";
import { useWords } from "./translations";
import { useCall } from "./use-call";

/** The chats that most people use, by their names. */
const known: Record<string, string> = {
  "https://chatgpt.com/*": "ChatGPT",
  "https://claude.ai/*": "Claude",
  "https://gemini.google.com/*": "Gemini",
  "https://copilot.microsoft.com/*": "Microsoft Copilot",
};

/** The sites whose text boxes have a button: each is asked for by itself, and can be taken back. */
export function AllowedSites({ start }: { start: readonly string[] }) {
  const words = useWords();
  const [allowed, setAllowed] = useState(start);
  const [other, setOther] = useState("");
  const { run, fault, fail } = useCall();
  const refresh = async () => setAllowed((await browser.permissions.getAll()).origins ?? []);
  const change = (origin: string, isOn: boolean) =>
    run(async () => {
      if (isOn) await browser.permissions.request({ origins: [origin] });
      else await browser.permissions.remove({ origins: [origin] });
      await refresh();
      return true;
    });
  const allowOther = async () => {
    const url = URL.canParse(other) ? new URL(other) : null;
    if (!url || !["https:", "http:"].includes(url.protocol)) return fail("site_wrong");
    if (await change(`${url.origin}/*`, true)) setOther("");
  };
  const sites = [...new Set([...Object.keys(known), ...allowed])];
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col divide-y divide-line">
        {sites.map((origin) => (
          <li key={origin}>
            <Switch
              label={known[origin] ?? origin.replace(/\/\*$/, "")}
              checked={allowed.includes(origin)}
              onChange={({ currentTarget }) => void change(origin, currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <FaultNote fault={fault} />
      <form
        className="flex flex-col gap-3"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void allowOther();
        }}
      >
        <InputField
          label={words.options.other}
          hint={words.options.otherHint}
          type="url"
          dir="ltr"
          value={other}
          onChange={({ currentTarget }) => setOther(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="secondary">
            {words.options.allow}
          </Button>
        </div>
      </form>
    </div>
  );
}
