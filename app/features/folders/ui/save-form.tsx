import { Bookmark } from "lucide-react";
import type { ElementType, ReactNode } from "react";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import { TranslationNote } from "~/client/site-translation";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { HiddenFields } from "~/ui/field";
import { Notice } from "~/ui/notice";

import type { Folder } from "../folder";
import { FolderChoice } from "./folder-choice";

interface SaveFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  action: string;
  /** What is saved besides the folder, by field. */
  fields: Readonly<Record<string, string>>;
  /** The address of the shared prompt of which a copy is saved. */
  copyOf?: string;
  folders: readonly Folder[];
  refused?: RefusedForm;
  pending?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Asks for the folder that a prompt is saved to. */
export function SaveForm(props: SaveFormProps) {
  const { form: PostForm = "form", action, fields, copyOf, folders, refused, pending, children } = props;
  const { t } = useTranslation("library");
  const { sentence, complaint } = useRefusal(refused);
  useRefusalNotice(refused, { failure: t("manual.failed") });
  // A field of the form that is not on it has no place of its own to complain.
  const hidden = Object.keys(fields).map(complaint).find(Boolean);
  return (
    <PostForm method="post" action={action} noValidate className="flex flex-col gap-5">
      {(sentence ?? hidden) && (
        <Notice tone="danger" title={t("manual.failed")}>
          {sentence ?? hidden}
        </Notice>
      )}
      <HiddenFields values={fields} />
      {copyOf && <TranslationNote of={copyOf} says="saved" />}
      <FolderChoice folders={folders} refused={refused} />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit" icon={<Bookmark aria-hidden />} pending={pending}>
          {t("save.submit")}
        </Button>
      </div>
    </PostForm>
  );
}
