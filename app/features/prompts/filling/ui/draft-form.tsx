import { useMemo } from "react";
import { href } from "react-router";

import { variablesOf } from "~/domain/variables";

import { FillForm } from "./fill-form";
import type { FillFormProps } from "./fill-form-props";

interface DraftFormProps extends Pick<FillFormProps, "owner" | "type" | "content" | "renderTry"> {
  draftId: string;
}

/** The form of the placeholders in a draft's text. */
export function DraftForm({ draftId, content, ...form }: DraftFormProps) {
  const variables = useMemo(() => variablesOf(content, null), [content]);
  if (variables.length === 0) return null;
  return (
    <FillForm
      {...form}
      of={draftId}
      content={content}
      variables={variables}
      action={href("/generate/:draftId/use", { draftId })}
      sharePath={null}
    />
  );
}
