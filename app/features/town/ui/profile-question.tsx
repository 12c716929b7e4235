import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";
import { InputField } from "~/ui/text-fields";

interface ProfileQuestionProps {
  profile: { displayName: string | null };
  /** The submitted values of a refused form. */
  values?: Readonly<Record<string, string>>;
  error?: string;
}

/** Below the switch that shows the profile with a post: asks a member who hides it, at the first publication, to make it public; the default is no. */
export function ProfileQuestion({ profile, values, error }: ProfileQuestionProps) {
  const { t } = useTranslation("people");
  return (
    <div className="group/profile grid gap-3 group-has-[input[name=showProfile]:not(:checked)]/shown:hidden">
      <Switch
        name="openProfile"
        defaultChecked={values?.openProfile === "on"}
        label={t("openProfile")}
        description={t("openProfileHint")}
      />
      {profile.displayName === null && (
        <div className="hidden group-has-[input[name=openProfile]:checked]/profile:block">
          <InputField
            label={t("openProfileName")}
            hint={t("openProfileNameHint")}
            name="displayName"
            autoComplete="nickname"
            defaultValue={values?.displayName}
            error={error}
          />
        </div>
      )}
    </div>
  );
}
