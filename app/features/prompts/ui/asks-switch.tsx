import { useSyncExternalStore } from "react";

import { storageItem } from "~/client/browser-store";
import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";

/** The person's last choice, on this device; the AI asks unless it was switched off. */
const storedChoice = storageItem("localStorage", "asks");
const off = "off";

/** Whether the prompt tells the AI to ask what is open, and the function that changes it for this and later lines. */
export function useAsks(): [boolean, (asks: boolean) => void] {
  const asks = useSyncExternalStore(
    storedChoice.subscribe,
    () => storedChoice.read() !== off,
    () => true,
  );
  return [asks, (next) => storedChoice.write(next ? null : off)];
}

interface AsksSwitchProps {
  asks: boolean;
  /** Without it the switch is a plain form field. */
  onChange?: (asks: boolean) => void;
}

/** The switch "let the AI ask me the rest". A form with it has a field that tells an unchecked switch from none. */
export function AsksSwitch({ asks, onChange }: AsksSwitchProps) {
  const { t } = useTranslation("prompts");
  return (
    <>
      <input type="hidden" name="asksShown" value="" />
      <Switch
        name="asks"
        value="on"
        label={t("asks.label")}
        description={t("asks.description")}
        {...(onChange
          ? { checked: asks, onChange: (event) => onChange(event.target.checked) }
          : { defaultChecked: asks })}
      />
    </>
  );
}
