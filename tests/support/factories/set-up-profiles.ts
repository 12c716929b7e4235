import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";

import { users } from "~/db/schema";
import { avatarFolder } from "~/domain/file-keys";
import { findAvatar } from "~/features/profiles/find-avatar.server";
import { getProfile } from "~/features/profiles/get-profile.server";
import type { ProfilePatch } from "~/features/profiles/schema";
import { updateProfile } from "~/features/profiles/update-profile.server";
import { cloudflareImages } from "~/platform/images/cloudflare-images.server";

import { decodePng } from "../formats/decode-png";
import { setUpSharing } from "./set-up-sharing";

type Bytes = Uint8Array<ArrayBuffer>;

/** A member with a library and a profile; real pictures and files. */
export async function setUpProfiles() {
  const sharing = await setUpSharing();
  const { viewer } = sharing;
  const services = { ...sharing.services, images: cloudflareImages(env.IMAGES) };

  return {
    ...sharing,
    services,
    get: () => getProfile(services, viewer),
    update: (patch: ProfilePatch, avatar: Bytes | null = null, changed: Partial<typeof services> = {}) =>
      updateProfile({ ...services, ...changed }, viewer, patch, avatar),
    user: () => services.db.select().from(users).where(eq(users.id, viewer.id)).get(),
    /** The file names of the member's pictures. */
    async files(): Promise<string[]> {
      const { objects } = await env.FILES.list({ prefix: avatarFolder(viewer.id) });
      return objects.map(({ key }) => `/${key}`);
    },
    /** The file at a picture's address. */
    async fileAt(address: string | null): Promise<Bytes | null> {
      const [, folder, userId, file] = (address ?? "").split("/");
      return folder === "avatars" ? findAvatar(services, userId!, file!) : null;
    },
  };
}

const names: Record<string, number[]> = {
  red: [255, 0, 0],
  green: [0, 255, 0],
  blue: [0, 0, 255],
  white: [255, 255, 255],
};

const nameOf = (pixel: number[]): string =>
  Object.keys(names).find((name) =>
    names[name]!.every((value, index) => Math.abs(value - pixel[index]!) < 60),
  ) ?? pixel.join(" ");

/** The pixels of a WebP. */
export async function pixelsOf(webp: Bytes) {
  const result = await env.IMAGES.input(new Blob([webp]).stream()).output({ format: "image/png" });
  return decodePng(new Uint8Array(await new Response(result.image()).arrayBuffer()));
}

/** The colors in the corners of a WebP of 250 pixels, row by row. */
export async function cornersOf(webp: Bytes): Promise<string[]> {
  const pixel = await pixelsOf(webp);
  return [
    [12, 12],
    [237, 12],
    [12, 237],
    [237, 237],
  ].map(([x, y]) => nameOf(pixel(x!, y!)));
}
