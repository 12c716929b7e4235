import { useTranslation } from "~/i18n";
import { Switch } from "~/ui/switch";
import { InputField } from "~/ui/text-fields";

interface ProfileQuestionProps {
  profile: { displayName: string | null };
  /** The submitted values of a refused form. */
  values?: Readonly<Record<string, string>>;
  error?: string;
}

/** Asks a member with a hidden profile, at the first publication, whether to show it, and for a name; the default is no. */
export function ProfileQuestion({ profile, values, error }: ProfileQuestionProps) {
  const { t } = useTranslation("people");
  return (
    <div className="group/profile grid gap-3">
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
