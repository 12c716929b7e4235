import { Icon } from "~/ui/icon";
import { useDeferredValue, useMemo, useState } from "react";

import { importPlaceholders } from "~/domain/import-placeholders";
import type { RefusedForm } from "~/errors";
import { parseTyped } from "~/features/prompts/definition-fields";
import { DefinitionFields } from "~/features/prompts/ui/definition-fields";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

interface PlaceholderImportProps {
  /** The text as typed. */
  content: string;
  refused?: RefusedForm;
  /** Takes the text with its placeholders as variables. */
  onImport: (content: string) => void;
}

/** Offers to turn the placeholders of another tool into fields, and then shows these. */
export function PlaceholderImport({ content, refused, onImport }: PlaceholderImportProps) {
  const { t } = useTranslation("library");
  const read = useDeferredValue(content);
  const { found } = useMemo(() => importPlaceholders(read), [read]);
  // A refused form comes back with the fields that it had.
  const [made, setMade] = useState(() => parseTyped(refused?.values ?? {}));
  const importAll = () => {
    const imported = importPlaceholders(content);
    const known = new Set(made.map(({ name }) => name));
    setMade([...made, ...imported.variables.filter(({ name }) => !known.has(name))]);
    onImport(imported.content);
  };
  return (
    <>
      {found > 0 && (
        <div>
          <Button variant="secondary" size="sm" icon={<Icon name="braces" />} onClick={importAll}>
            {found === 1 ? t("manual.placeholder") : t("manual.placeholders", { count: found })}
          </Button>
        </div>
      )}
      {made.length > 0 && <DefinitionFields content={content} variables={made} refused={refused} />}
    </>
  );
}
