import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";

import { exampleFiles, examples, users } from "~/db/schema";
import { exampleFolder } from "~/domain/file-keys";
import type { Variable } from "~/domain/variables";
import { addExample } from "~/features/sharing/examples/add-example.server";
import { changeExample } from "~/features/sharing/examples/change-example.server";
import { findPicture } from "~/features/sharing/examples/find-picture.server";
import { listExamples } from "~/features/sharing/examples/list-examples.server";
import { listShownExamples } from "~/features/sharing/examples/list-shown-examples.server";
import { moveExample } from "~/features/sharing/examples/move-example.server";
import { removeExample } from "~/features/sharing/examples/remove-example.server";
import type { ExampleChange, NewExample } from "~/features/sharing/examples/schema";
import { sweepExamples } from "~/features/sharing/examples/sweep-examples.server";
import { cloudflareImages } from "~/platform/images/cloudflare-images.server";

import { makeVariable } from "./make-variable";
import { setUpTown } from "./set-up-town";

type Bytes = Uint8Array<ArrayBuffer>;

interface Member {
  id: string;
}

/** A published prompt with two variables, and the commands of its examples with real pictures and files. */
export async function setUpExamples() {
  const town = await setUpTown();
  const { viewer, create, publish, row } = town;
  const services = { ...town.services, images: cloudflareImages(env.IMAGES) };
  const variables: Variable[] = [
    makeVariable("who", { required: true }),
    makeVariable("size", { kind: "number" }),
  ];
  const { id } = await create({ content: "Draw {{who}}, {{size}} wide.", variables });
  await publish(id, { category: "image", subcategory: "イラスト" });
  const { shareId } = (await row(id))!;
  const blank: NewExample = { kind: "text", text: "", alt: "", values: {} };
  const add = (example: Partial<NewExample>, file: Bytes | null = null, by: Member = viewer, of = id) =>
    addExample(services, by, of, { ...blank, ...example }, file);

  return {
    ...town,
    services,
    id,
    shareId: shareId!,
    add,
    addText: (text: string, values: NewExample["values"] = {}) => add({ text, values }),
    addPicture: (file: Bytes, alt = "a fox", values: NewExample["values"] = {}) =>
      add({ kind: "picture", alt, values }, file),
    change: (exampleId: string, change: ExampleChange, by: Member = viewer) =>
      changeExample(services, by, id, exampleId, change),
    move: (exampleId: string, position: number, by: Member = viewer) =>
      moveExample(services, by, id, exampleId, { position }),
    removeOne: (exampleId: string, by: Member = viewer) => removeExample(services, by, id, exampleId),
    own: (by: Member = viewer) => listExamples(services, by, id),
    shown: (reader: Member | null = null) => listShownExamples(services, reader, shareId!),
    /** The bytes that everybody gets at the address of a picture. Null for a 404. */
    async fileAt(address: string): Promise<Bytes | null> {
      const [, , exampleId, file] = address.split("/");
      const picture = await findPicture(services, exampleId!, file!);
      return picture && ((await services.files.read(picture.key))?.bytes ?? null);
    },
    /** The member's stored files. */
    async files(of: Member = viewer): Promise<string[]> {
      const { objects } = await env.FILES.list({ prefix: exampleFolder(of.id) });
      return objects.map(({ key }) => key);
    },
    /** The pictures whose files are to be deleted. */
    marks: () => services.db.select().from(exampleFiles).where(eq(exampleFiles.userId, viewer.id)),
    rows: () => services.db.select().from(examples).where(eq(examples.userId, viewer.id)),
    sweep: (later = 0) => {
      const now = new Date(services.clock.now().getTime() + later);
      return sweepExamples({ ...services, clock: { now: () => now } });
    },
    account: async () => (await services.db.select().from(users).where(eq(users.id, viewer.id)).get())!,
  };
}
