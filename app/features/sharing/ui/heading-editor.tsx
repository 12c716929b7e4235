import { Icon } from "~/ui/icon";

import { useFormFetcher } from "~/client/use-form-fetcher";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";

import type { SharedPrompt } from "../responses";
import { SharedTextsForm } from "./shared-texts-form";

interface HeadingEditorProps {
  prompt: SharedPrompt;
  ownId: string | null;
  onClose: () => void;
}

/** The in-place editor of title and description. */
export function HeadingEditor({ prompt, ownId, onClose }: HeadingEditorProps) {
  const { t } = useTranslation("sharing");
  const { fetcher, refused, pending } = useFormFetcher({ onDone: onClose });
  return (
    <SharedTextsForm form={fetcher.Form} prompt={prompt} ownId={ownId} refused={refused} pending={pending}>
      <Button variant="secondary" icon={<Icon name="x" />} onClick={onClose} disabled={pending}>
        {t("page.cancel")}
      </Button>
    </SharedTextsForm>
  );
}
