import { Icon } from "~/ui/icon";
import type { Ref } from "react";

import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";

import type { GenerationInput } from "../schema";
import { fieldsOf } from "./input-fields";
import { useGenerateAddress } from "./use-generation";

interface ResultToolsProps {
  /** The input of a regeneration. */
  again: GenerationInput;
  /** Gets the focus back when the editor closes. */
  editButton: Ref<HTMLButtonElement>;
  onEdit: () => void;
  onRegenerate: () => void;
}

/** Edit and regenerate. Regenerating is a form and works without scripts. */
export function ResultTools({ again, editButton, onEdit, onRegenerate }: ResultToolsProps) {
  const { t } = useTranslation("generator");
  return (
    <div className="-mr-3 ml-auto flex">
      <Button
        ref={editButton}
        variant="ghost"
        size="sm"
        icon={<Icon name="pencil" />}
        onClick={onEdit}
        className="needs-script max-sm:min-w-11"
      >
        <span className="max-sm:sr-only">{t("result.edit")}</span>
      </Button>
      <form
        method="post"
        action={useGenerateAddress()}
        onSubmit={(event) => {
          event.preventDefault();
          onRegenerate();
        }}
      >
        <HiddenFields values={fieldsOf(again)} />
        <Button
          type="submit"
          variant="ghost"
          size="sm"
          icon={<Icon name="refresh-cw" />}
          className="max-sm:min-w-11"
        >
          <span className="max-sm:sr-only">{t("result.regenerate")}</span>
        </Button>
      </form>
    </div>
  );
}
