import { useRootData } from "~/client/root-data";
import { CopyButton } from "~/features/prompts/ui/copy-button";
import { OpenInService } from "~/features/prompts/ui/open-in-service";

import { FillForm } from "./fill-form";
import type { FillFormProps } from "./fill-form-props";

/** A prompt to use: its form, or a text without variables to copy and open. */
export function UsePrompt(props: Omit<FillFormProps, "owner">) {
  const owner = useRootData()?.viewer?.email ?? null;
  const { content, variables, type, onUsed, renderTry } = props;
  if (variables.length > 0) return <FillForm {...props} owner={owner} />;
  return (
    <>
      <pre
        dir="auto"
        translate="yes"
        className="prompt-text rounded-control border border-line bg-surface-sunken p-4 sm:p-5 noscript:select-all"
      >
        {content}
      </pre>
      <CopyButton text={content} onCopied={onUsed} className="self-start" />
      <OpenInService heading="h2" type={type} prompt={content} onOpened={onUsed} />
      {renderTry({ type, text: content, onUsed })}
    </>
  );
}
