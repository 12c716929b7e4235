import { Check } from "lucide-react";
import { useEffect, useRef, type ElementType, type ReactNode } from "react";
import { href } from "react-router";

import { useRefusal, useRefusalNotice } from "~/client/form-errors";
import type { RefusedForm } from "~/errors";
import { useTranslation } from "~/i18n";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { Input, Textarea } from "~/ui/input";
import { Notice } from "~/ui/notice";
import { Switch } from "~/ui/switch";

import { bioLimit, displayNameLimit, linkLimit } from "../limits";
import { linkFields } from "../link-fields";
import type { Profile } from "../profile";
import { AvatarField } from "./avatar-field";

interface ProfileFormProps {
  /** Draws the form: a fetcher's own, or the browser's. */
  form?: ElementType;
  profile: Profile;
  refused?: RefusedForm;
  pending?: boolean;
  /** It was just opened: its first box has the focus. */
  focused?: boolean;
  /** Stands before the button. */
  children?: ReactNode;
}

/** Everything that others may see of a member (specification, section 2). */
export function ProfileForm(props: ProfileFormProps) {
  const { form: PostForm = "form", profile, refused, pending, focused, children } = props;
  const { t } = useTranslation("profiles");
  const { sentence, complaint } = useRefusal(refused);
  useRefusalNotice(refused, { failure: t("failed") });
  const values = refused?.values;
  const isPublic = values?.isPublic ?? String(profile.isPublic);
  // Where the reader has to look: without scripts too, the page opens there.
  const [focus = focused && "displayName"] = Object.keys(refused?.fields ?? {});
  const box = (name: string) => ({ name, autoFocus: name === focus });
  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused) return;
    // The form is longer than a screen, and its button at its end.
    ownForm.current!.querySelector("[role=alert]")?.scrollIntoView({ block: "center" });
  }, [refused]);
  return (
    <PostForm
      ref={ownForm}
      method="post"
      action={href("/profile/edit")}
      encType="multipart/form-data"
      noValidate
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      {sentence && (
        <Notice tone="danger" title={t("failed")}>
          {sentence}
        </Notice>
      )}
      <AvatarField
        src={profile.avatarUrl}
        error={complaint("avatar")}
        removed={values?.removeAvatar !== undefined}
      />
      <Field label={t("displayName")} error={complaint("displayName")}>
        {(control) => (
          <Input
            {...control}
            {...box("displayName")}
            dir="auto"
            autoComplete="nickname"
            maxLength={displayNameLimit}
            defaultValue={values?.displayName ?? profile.displayName ?? ""}
          />
        )}
      </Field>
      <Field label={t("bio")} error={complaint("profileBio")}>
        {(control) => (
          <Textarea
            {...control}
            {...box("profileBio")}
            dir="auto"
            rows={4}
            maxHeight={320}
            maxLength={bioLimit}
            defaultValue={values?.profileBio ?? profile.profileBio ?? ""}
          />
        )}
      </Field>
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-3 text-lg font-semibold">{t("links")}</legend>
        {linkFields.map((name) => (
          <Field key={name} label={t(`link.${name}`)} error={complaint(name)}>
            {(control) => (
              <Input
                {...control}
                {...box(name)}
                type="url"
                inputMode="url"
                autoComplete="url"
                placeholder="https://"
                maxLength={linkLimit}
                defaultValue={values?.[name] ?? profile[name] ?? ""}
              />
            )}
          </Field>
        ))}
      </fieldset>
      <input type="hidden" name="isPublic" value="false" />
      <Switch
        name="isPublic"
        value="true"
        defaultChecked={isPublic === "true"}
        label={t("isPublic")}
        description={t("isPublicHint")}
      />
      <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
        {children}
        <Button type="submit" icon={<Check aria-hidden />} pending={pending}>
          {t("save")}
        </Button>
      </div>
    </PostForm>
  );
}
