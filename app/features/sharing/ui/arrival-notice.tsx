import type { Panel } from "~/domain/panels";
import { useTranslation } from "~/i18n";
import { Card } from "~/ui/card";

import { PassOn, type PassedOn } from "./pass-on";

/** The panel for browsers without scripts, in the flow of the prompt's page. */
export function ArrivalNotice({ panel, prompt }: { panel: Panel; prompt: PassedOn }) {
  const { t } = useTranslation(["publishing", "sharing"]);
  return (
    <Card className="without-script">
      <h2 className="text-lg">{t(`sharing:arrived.${panel}`)}</h2>
      <p className="phrases mt-1 mb-3 text-ink-soft">{t(`panel.${panel}`)}</p>
      <PassOn prompt={prompt} />
    </Card>
  );
}
