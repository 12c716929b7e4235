import { ImageUp } from "lucide-react";
import { useEffect, useRef, useState, type ChangeEvent } from "react";
import { useTranslation } from "react-i18next";

import { Avatar } from "~/ui/avatar";
import { Button } from "~/ui/button";
import { Checkbox } from "~/ui/checkbox";
import { Field } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";

import { CropDialog } from "./crop-dialog";
import { cutSquare } from "./cut-square";
import type { Crop } from "./crop";
import { loadPicture, type LoadedPicture } from "./load-picture";

interface AvatarFieldProps {
  /** The picture that is kept. */
  src: string | null;
  error?: string;
}

/** The kinds of pictures that are taken. */
const accepted = "image/jpeg,image/png,image/webp";

/** Chooses a picture; with scripts a square is cut out of it and shown at once, without them the server cuts its middle. */
export function AvatarField({ src, error }: AvatarFieldProps) {
  const { t } = useTranslation("profiles");
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<LoadedPicture>();
  const [preview, setPreview] = useState<string>();
  const [unreadable, setUnreadable] = useState(false);
  const [removing, setRemoving] = useState(false);
  useEffect(() => (preview ? () => URL.revokeObjectURL(preview) : undefined), [preview]);
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.currentTarget.files?.[0];
    setPreview(undefined);
    const loaded = file ? await loadPicture(file) : null;
    setUnreadable(file !== undefined && loaded === null);
    if (loaded) setPicture(loaded);
    else input.current!.value = "";
  };
  const close = () => {
    if (picture) URL.revokeObjectURL(picture.address);
    setPicture(undefined);
  };
  const keep = async (crop: Crop) => {
    const file = await cutSquare(picture!, crop);
    close();
    if (!file) return;
    const files = new DataTransfer();
    files.items.add(file);
    input.current!.files = files.files;
    setPreview(URL.createObjectURL(file));
    setRemoving(false);
  };
  const cancel = () => {
    input.current!.value = "";
    close();
  };
  return (
    <Field
      label={t("avatar.label")}
      hint={t("avatar.hint")}
      error={unreadable ? t("avatar.unreadable") : error}
    >
      {(control) => (
        <div className="flex flex-wrap items-center gap-4">
          <Avatar src={removing ? null : (preview ?? src)} className="size-20" />
          <div className="flex min-w-0 flex-1 flex-col items-start gap-1">
            <input
              {...control}
              ref={input}
              type="file"
              name="avatar"
              accept={accepted}
              tabIndex={hydrated ? -1 : undefined}
              onChange={(event) => void choose(event)}
              className="max-w-full text-sm scripted:sr-only"
            />
            <Button
              variant="secondary"
              className="needs-script"
              icon={<ImageUp aria-hidden />}
              onClick={() => input.current!.click()}
            >
              {t("avatar.choose")}
            </Button>
            {src && !preview && (
              <Checkbox
                name="removeAvatar"
                label={t("avatar.remove")}
                checked={removing}
                onChange={(event) => setRemoving(event.currentTarget.checked)}
              />
            )}
          </div>
          {picture && <CropDialog picture={picture} onCrop={(crop) => void keep(crop)} onCancel={cancel} />}
        </div>
      )}
    </Field>
  );
}
