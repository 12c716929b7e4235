import { Icon } from "~/ui/icon";
import { useState } from "react";

import type { Folder } from "~/features/prompts/folders/folder";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { lazyPart } from "~/ui/lazy-part";

import type { RowTask } from "./row-tasks";
import { useLibraryKeys } from "./use-library-keys";

const KeysDialog = lazyPart(async () => (await import("./keys-dialog")).KeysDialog);
const CommandPalette = lazyPart(async () => (await import("./command-palette")).CommandPalette);

interface LibraryKeysProps {
  path: string;
  folders: readonly Folder[];
  act: (id: string, task: RowTask, at: Element) => void;
  onNew: () => void;
}

/** The keys of the library with their help and the command palette, both loaded on demand. */
export function LibraryKeys({ path, folders, act, onNew }: LibraryKeysProps) {
  const { t } = useTranslation("library");
  const [shown, setShown] = useState<"keys" | "palette" | null>(null);
  const close = () => setShown(null);
  const onHelp = () => setShown("keys");
  useLibraryKeys({ act, onNew, onHelp, onPalette: () => setShown("palette") });
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        className="needs-script self-center text-ink-soft pointer-coarse:hidden"
        icon={<Icon name="keyboard" />}
        onClick={onHelp}
      >
        {t("keys.title")}
      </Button>
      <KeysDialog open={shown === "keys"} onOpenChange={close} />
      <CommandPalette
        open={shown === "palette"}
        onOpenChange={close}
        path={path}
        folders={folders}
        onNew={onNew}
        onHelp={onHelp}
      />
    </>
  );
}
