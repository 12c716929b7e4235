import { Icon } from "~/ui/icon";
import { useEffect, useRef, useState, type ChangeEvent } from "react";

import { useTranslation } from "~/i18n";
import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { lazyPart } from "~/ui/lazy-part";
import { prefetchOnIntent } from "~/ui/prefetch";
import { useHydrated } from "~/ui/use-hydrated";

import type { Crop } from "./crop";
import { cutSquare, loadPicture, type LoadedPicture } from "./picture-file";

const CropDialog = lazyPart(async () => (await import("./crop-dialog")).CropDialog);

interface AvatarFieldProps {
  /** The URL of the saved picture. */
  src: string | null;
  error?: string;
  /** A refused form had "remove" checked. */
  removed?: boolean;
}

/** The accepted media types. */
const accepted = "image/jpeg,image/png,image/webp";

/** Chooses a picture; with scripts it is cropped to a square and shown at once, without them the server crops its center. */
export function AvatarField({ src, error, removed = false }: AvatarFieldProps) {
  const { t } = useTranslation("profiles");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const [picture, setPicture] = useState<LoadedPicture>();
  const [cut, setCut] = useState<{ file: File; address: string }>();
  const [unreadable, setUnreadable] = useState(false);
  const [removing, setRemoving] = useState(removed);
  useEffect(() => (cut ? () => URL.revokeObjectURL(cut.address) : undefined), [cut]);
  useEffect(() => (picture ? () => URL.revokeObjectURL(picture.address) : undefined), [picture]);
  /** Sets the file of the form's input. */
  const attach = (file: File | undefined) => {
    const files = new DataTransfer();
    if (file) files.items.add(file);
    input.current!.files = files.files;
  };
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    // The earlier choice stays until the crop is confirmed.
    attach(cut?.file);
    if (!file) return;
    const loaded = await loadPicture(file);
    setUnreadable(loaded === null);
    if (!loaded) return;
    await CropDialog.load().then(
      () => setPicture(loaded),
      () => {
        URL.revokeObjectURL(loaded.address);
        use(file);
      },
    );
  };
  /** Uses this file. Where the browser cannot crop it, the server crops the center. */
  const use = (file: File) => {
    attach(file);
    setCut({ file, address: URL.createObjectURL(file) });
    setRemoving(false);
  };
  const keep = (crop: Crop) => {
    const file = cutSquare(picture!, crop) ?? picture!.file;
    setPicture(undefined);
    use(file);
  };
  const drop = () => {
    attach(undefined);
    setCut(undefined);
    opener.current!.focus();
  };
  return (
    <Field
      label={t("avatar.label")}
      hint={t("avatar.hint")}
      error={unreadable ? <span role="alert">{t("avatar.unreadable")}</span> : error}
    >
      {(control) => (
        <div className="mt-1 flex flex-wrap items-center gap-4">
          <Avatar src={removing ? null : (cut?.address ?? src)} className="size-20" />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
            <input
              {...control}
              ref={input}
              type="file"
              name="avatar"
              accept={accepted}
              tabIndex={hydrated ? -1 : undefined}
              // The visible button replaces it.
              aria-hidden={hydrated || undefined}
              onFocus={() => opener.current!.focus()}
              onChange={(event) => void choose(event)}
              className="max-w-full text-sm scripted:sr-only"
            />
            <Button
              ref={opener}
              variant="secondary"
              size="sm"
              className="needs-script text-left"
              icon={<Icon name="image-up" />}
              aria-describedby={control["aria-describedby"]}
              {...prefetchOnIntent(CropDialog.load)}
              onClick={() => input.current!.click()}
            >
              {t("avatar.choose")}
            </Button>
            {cut && (
              <Button variant="ghost" size="sm" icon={<Icon name="undo-2" />} onClick={drop}>
                {t("avatar.drop")}
              </Button>
            )}
            {src && !cut && (
              <Checkbox
                name="removeAvatar"
                label={t("avatar.remove")}
                checked={removing}
                onChange={(event) => setRemoving(event.currentTarget.checked)}
              />
            )}
          </div>
          {picture && (
            <CropDialog open picture={picture} onCrop={keep} onCancel={() => setPicture(undefined)} />
          )}
        </div>
      )}
    </Field>
  );
}
