import { Icon } from "~/ui/icon";
import { useEffect, useRef } from "react";
import { href } from "react-router";

import { useFormErrors, useErrorToast } from "~/client/form-errors";
import type { FormProps } from "~/client/form-props";
import { handleAddresses, linkFields } from "~/domain/profile-links";
import { useTranslation } from "~/i18n";
import { FormError } from "~/ui/notice";
import { Switch } from "~/ui/switch";
import { InputField, TextareaField } from "~/ui/text-fields";
import { SubmitRow } from "~/ui/submit-row";

import type { Profile } from "../responses";
import { AvatarField } from "./avatar-field";

interface ProfileFormProps extends FormProps {
  profile: Profile;
  focused?: boolean;
}

/** The form of the public profile (specification, section 2). */
export function ProfileForm(props: ProfileFormProps) {
  const { form: PostForm = "form", profile, refused, pending, focused, children } = props;
  const { t } = useTranslation(["profiles", "shell"]);
  const { formError, fieldError } = useFormErrors(refused);
  useErrorToast(refused, { failure: t("failed") });
  const values = refused?.values;
  const isPublic = values?.isPublic ?? String(profile.isPublic);
  // The first field with an error: the page opens there, without scripts too.
  const [focus = focused && "displayName"] = Object.keys(refused?.fields ?? {});
  const box = (name: string) => ({ name, autoFocus: name === focus });
  const ownForm = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!refused) return;
    // The form is longer than a screen, with its button at the end.
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
      <FormError title={t("failed")}>{formError}</FormError>
      <AvatarField
        src={profile.avatarUrl}
        error={fieldError("avatar")}
        removed={values?.removeAvatar !== undefined}
      />
      <InputField
        label={t("displayName")}
        error={fieldError("displayName")}
        {...box("displayName")}
        autoComplete="nickname"
        defaultValue={values?.displayName ?? profile.displayName ?? ""}
      />
      <TextareaField
        label={t("bio")}
        error={fieldError("profileBio")}
        {...box("profileBio")}
        rows={4}
        maxHeight={320}
        defaultValue={values?.profileBio ?? profile.profileBio ?? ""}
      />
      <fieldset className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <legend className="mb-3 text-lg font-semibold">{t("links")}</legend>
        {linkFields.map((name) => (
          <InputField
            key={name}
            label={t(`shell:creator.links.${name}`)}
            error={fieldError(name)}
            {...box(name)}
            // A name is no URL for the browser.
            type={handleAddresses[name] ? "text" : "url"}
            inputMode="url"
            autoComplete="url"
            placeholder={handleAddresses[name] ? `@… / ${handleAddresses[name]}` : "https://"}
            defaultValue={values?.[name] ?? profile[name] ?? ""}
          />
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
      <SubmitRow before={children} icon={<Icon name="check" />} pending={pending}>
        {t("save")}
      </SubmitRow>
    </PostForm>
  );
}
