import { useSyncExternalStore } from "react";

import { useTranslation } from "~/i18n";
import { Dialog } from "~/ui/dialog";
import { Switch } from "~/ui/switch";

import { keysOff, libraryKeys } from "./use-library-keys";

interface KeysDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** How keys are written. */
const caps: Record<string, string> = {
  ArrowDown: "↓",
  ArrowUp: "↑",
  Enter: "↵",
  Backspace: "⌫",
  Delete: "Del",
};

/** The keys of the library, and the switch that turns those of one character off. */
export function KeysDialog({ open, onOpenChange }: KeysDialogProps) {
  const { t } = useTranslation("library");
  const off = useSyncExternalStore(keysOff.subscribe, keysOff.read, () => null);
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("keys.title")} description={t("keys.lead")}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-1.5">
        <Key label={t("keys.palette")} keys={["Ctrl K", "⌘ K"]} />
        {libraryKeys.map(({ does, keys }) => (
          <Key key={does} label={t(`keys.${does}`)} keys={keys.map((key) => caps[key] ?? key)} />
        ))}
      </dl>
      <Switch
        label={t("keys.single")}
        description={t("keys.singleHint")}
        defaultChecked={!off}
        onChange={(event) => keysOff.write(event.currentTarget.checked ? null : "off")}
      />
    </Dialog>
  );
}

function Key({ label, keys }: { label: string; keys: readonly string[] }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="flex justify-end gap-1.5">
        {keys.map((key) => (
          <kbd
            key={key}
            className="min-w-7 rounded-sm border border-line-strong bg-surface-sunken px-1.5 text-center text-sm"
          >
            {key}
          </kbd>
        ))}
      </dd>
    </>
  );
}
