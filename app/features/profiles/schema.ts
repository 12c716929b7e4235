import { z } from "zod";

import { forEachLink, handleAddresses, linkFields, type LinkField } from "~/domain/profile-links";
import { optionalLine, optionalNote } from "~/features/text/typed-text";

import { bioLimit, displayNameLimit, linkLimit } from "./limits";

// The Braille pattern without dots is a symbol that shows nothing.
const blank = /^[\s\u2800\p{Default_Ignorable_Code_Point}]*$/u;
const orNull = (text: string | null) => (text === null || blank.test(text) ? null : text);

/** A member's name; blank is none. */
export const displayName = optionalLine(displayNameLimit).nullable().transform(orNull);
const profileBio = optionalNote(bioLimit).nullable().transform(orNull);

/** A name at a service: after an at sign it may have dots, without one it would be a host. */
const handle = /^(?:@(\w[\w.-]*)|[\w-]+)$/;

/** A web address, normalized like in a browser; https if typed without a scheme. `before` makes one of a name at a service. */
const linkWith = (before?: string) =>
  optionalNote(linkLimit)
    .transform((text, context) => {
      if (text === "") return null;
      const name = before && handle.exec(text);
      const address = webAddress(name ? before + (name[1] ?? name[0]) : text);
      const refuse = (message: string, params?: { limit: number }) =>
        context.addIssue({ code: "custom", message, params, input: text });
      if (address === null) refuse("invalid_link");
      else if (address.length > linkLimit) refuse("too_long", { limit: linkLimit });
      return address;
    })
    .nullable()
    .optional();

const links = Object.fromEntries(
  linkFields.map((field) => [field, linkWith(handleAddresses[field])]),
) as Record<LinkField, ReturnType<typeof linkWith>>;

const flag = z.boolean({ error: "wrong_type" });

/** `PATCH /api/profile` as JSON: null or "" clears a field, an omitted one stays. */
export const profilePatch = z.strictObject({
  displayName: displayName.optional(),
  profileBio: profileBio.optional(),
  ...links,
  isPublic: flag.optional(),
  /** Deletes the picture; an uploaded one replaces it. */
  removeAvatar: flag.optional(),
});

export type ProfilePatch = z.output<typeof profilePatch>;

const text = z.string().optional();

/** `true`, or a checked box. An unchecked one posts nothing: a hidden `false` of the same name precedes it. */
const typedFlag = z
  .enum(["true", "false", "on"], { error: "not_an_option" })
  .transform((value) => value !== "false")
  .optional();

const formFields = {
  displayName: text,
  profileBio: text,
  ...forEachLink(text),
  isPublic: typedFlag,
  removeAvatar: typedFlag,
  // A text in the file's field: the file was not attached.
  avatar: z.literal("", { error: "wrong_type" }).optional(),
};

const form = z.object(formFields);
const patchOf = ({ avatar: _none, ...patch }: z.output<typeof form>): z.input<typeof profilePatch> => patch;

/** The page's form; other fields are ignored. */
export const profileForm = form.transform(patchOf).pipe(profilePatch);

/** `PATCH /api/profile` as a form (specification, section 7), with the picture as the file `avatar`. */
export const profileUpload = form.strict().transform(patchOf).pipe(profilePatch);

/**
 * Parses a web address like a browser; null if invalid. Valid: http or https, a host of several labels, no user
 * name and password. Without a scheme (`x.com/me`) https is assumed.
 */
export function webAddress(typed: string): string | null {
  // A host has dots, a scheme none: `x.com:8080` is no scheme.
  const address = /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`;
  if (!/^https?:\/\/[^/\\\s][^\\\s]*$/i.test(address)) return null;
  if (!URL.canParse(address)) return null;
  const { href, hostname, username, password } = new URL(address);
  return /[^.]\.[^.]/.test(hostname) && username === "" && password === "" ? href : null;
}
