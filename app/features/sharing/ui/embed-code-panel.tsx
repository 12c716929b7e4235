import { Icon } from "~/ui/icon";
import { useState } from "react";

import { filledText } from "~/domain/variable-definitions";
import { copyText } from "~/client/copy-text";
import { useTranslation } from "~/i18n";
import { asLanguage, languageNames, languages } from "~/domain/languages";
import { asTheme, themes } from "~/domain/themes";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { showToast } from "~/ui/toast-store";
import { SelectField, TextareaField } from "~/ui/text-fields";

import { embedAddress, embedCode, embedPreview, embedSandbox, type EmbedOptions } from "../embed-code";
import type { SharedPrompt } from "../responses";
import { shownTitle } from "../shown-texts";

interface EmbedCodePanelProps {
  prompt: SharedPrompt;
  origin: string;
}

/** The embed code, by theme, language and height (specification, section 9). */
export function EmbedCodePanel({ prompt, origin }: EmbedCodePanelProps) {
  const { t } = useTranslation(["embedding", "sharing"]);
  const [options, setOptions] = useState<EmbedOptions>({ theme: "auto", language: null, autoHeight: true });
  const change = (part: Partial<EmbedOptions>) => setOptions({ ...options, ...part });
  const shown = { ...options, version: prompt.version };
  const code = embedCode(origin, prompt.shareId, shownTitle(prompt), shown);
  const address = embedAddress("", prompt.shareId, shown);
  const text = filledText(prompt);
  const beginning = [...text].slice(0, embedPreview).join("");
  const copy = async () => {
    if (await copyText(code)) showToast({ title: t("dialog.copied"), variant: "success" });
    else showToast({ title: t("sharing:linkCopyFailed"), variant: "destructive" });
  };
  return (
    // The code's longest word must not widen the dialog.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="needs-script grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t("dialog.theme")}
          value={options.theme}
          onChange={({ target }) => change({ theme: asTheme(target.value) ?? "auto" })}
          options={themes.map((theme) => [theme, t(`dialog.themes.${theme}`)])}
        />
        <SelectField
          label={t("dialog.language")}
          value={options.language ?? ""}
          onChange={({ target }) => change({ language: asLanguage(target.value) ?? null })}
          options={languages.map((language) => [language, languageNames[language]])}
        >
          <option value="">{t("dialog.languageAuto")}</option>
        </SelectField>
        {prompt.variables.length > 0 && (
          <Checkbox
            className="sm:col-span-2"
            checked={options.view === "form"}
            onChange={({ target }) => change({ view: target.checked ? "form" : "text" })}
            label={t("dialog.form")}
          />
        )}
        <Checkbox
          className="sm:col-span-2"
          checked={options.autoHeight}
          onChange={({ target }) => change({ autoHeight: target.checked })}
          label={t("dialog.autoHeight")}
        />
      </div>
      <TextareaField
        label={t("dialog.code")}
        readOnly
        value={code}
        minHeight={140}
        className="font-mono text-sm"
        onFocus={(event) => event.target.select()}
      />
      <Button
        className="needs-script justify-self-stretch sm:justify-self-end"
        icon={<Icon name="copy" />}
        onClick={() => void copy()}
      >
        {t("dialog.copy")}
      </Button>
      <figure>
        <figcaption className="text-sm font-semibold text-ink-soft">{t("dialog.preview")}</figcaption>
        <p translate="no" dir="auto" className="mt-1 text-sm wrap-anywhere text-ink-soft">
          {beginning}
          {beginning.length < text.length && "…"}
        </p>
        <iframe
          // Another address in the same frame would be a step of the browser's history.
          key={address}
          src={address}
          title={t("dialog.preview")}
          loading="lazy"
          sandbox={embedSandbox}
          allow="clipboard-write"
          className="mt-2 h-90 w-full rounded-card"
        />
      </figure>
    </div>
  );
}
