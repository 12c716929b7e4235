import { z } from "zod";

import { optionalLine, optionalNote } from "~/features/texts/typed-text";

import { bioLimit, displayNameLimit, linkLimit } from "./limits";

const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;
const orNull = (text: string | null) => (text === null || blank.test(text) ? null : text);

const displayName = optionalLine(displayNameLimit).nullable().transform(orNull);
const profileBio = optionalNote(bioLimit).nullable().transform(orNull);

/** The address of a page on the web, as the browser reads it; one typed without its scheme is taken for https. */
const link = optionalNote(linkLimit)
  .transform((text, context) => {
    if (text === "") return null;
    const address = webAddress(text);
    const refuse = (message: string, params?: { limit: number }) =>
      context.addIssue({ code: "custom", message, params, input: text });
    if (address === null) refuse("invalid_link");
    else if (address.length > linkLimit) refuse("too_long", { limit: linkLimit });
    return address;
  })
  .nullable();

const flag = z.boolean({ error: "wrong_type" });

/** `PATCH /api/profile` as JSON: null or "" clears a field, what is left out stays as it is. */
export const profilePatch = z.strictObject({
  displayName: displayName.optional(),
  profileBio: profileBio.optional(),
  twitterUrl: link.optional(),
  facebookUrl: link.optional(),
  instagramUrl: link.optional(),
  githubUrl: link.optional(),
  websiteUrl: link.optional(),
  isPublic: flag.optional(),
  /** Takes the picture away; one that is sent along takes its place. */
  removeAvatar: flag.optional(),
});

export type ProfilePatch = z.output<typeof profilePatch>;

const text = z.string().optional();

/** `true`, or a ticked box. An unticked one posts nothing: a hidden `false` of the same name goes before it. */
const typedFlag = z
  .enum(["true", "false", "on"], { error: "not_an_option" })
  .transform((value) => value !== "false")
  .optional();

const formFields = {
  displayName: text,
  profileBio: text,
  twitterUrl: text,
  facebookUrl: text,
  instagramUrl: text,
  githubUrl: text,
  websiteUrl: text,
  isPublic: typedFlag,
  removeAvatar: typedFlag,
  // A text by the picture's name is a file that was not attached.
  avatar: z.literal("", { error: "wrong_type" }).optional(),
};

const form = z.object(formFields);
const patchOf = ({ avatar: _none, ...patch }: z.output<typeof form>): z.input<typeof profilePatch> => patch;

/** The page's form: what else it brings is passed over. */
export const profileForm = form.transform(patchOf).pipe(profilePatch);

/** `PATCH /api/profile` as a form (specification, section 7); the picture comes beside it as the file `avatar`. */
export const profileUpload = form.strict().transform(patchOf).pipe(profilePatch);

/**
 * The address of a page on the web as the browser reads it, or null: http or https with a host of several labels, no name and
 * password. One typed without its scheme (`x.com/me`) is taken for https.
 */
export function webAddress(typed: string): string | null {
  // A host has dots and a scheme none, so `x.com:8080` is no scheme.
  const address = /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^/\\\s][^\\\s]*$/i.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && username === "" && password === "" ? href : null;
}
