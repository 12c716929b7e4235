import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { users } from "~/db/schema";
import type { VersionKind } from "~/domain/kinds";
import { updatePrompt } from "~/features/prompts/update-prompt.server";

import { reckonBytes } from "../../../../tests/support/database/stored-bytes";
import { randomOfRun } from "../../../../tests/support/factories/random-of-run";
import { day, hour, minute } from "../../../../tests/support/factories/set-up-accounts";
import { setUpSharing } from "../../../../tests/support/factories/set-up-sharing";
import { sampled } from "../../../../tests/support/sampling";
import { getVersion } from "./get-version.server";
import { latestVersions } from "./limits";
import { listVersions } from "./list-versions.server";
import { markVersion } from "./mark-version.server";
import { restoreVersion } from "./restore-version.server";

interface ModelVersion {
  number: number;
  kind: VersionKind;
  content: string;
  time: number;
  isPinned: boolean;
  isShared: boolean;
}

/** The span in which one version stays. */
function spanOf(time: number, now: number): string {
  if (now - time < 30 * day) return `day ${Math.floor(time / day)}`;
  if (now - time < 365 * day) return `week ${Math.floor(time / (7 * day))}`;
  return `month ${Math.floor(time / (30 * day))}`;
}

/** The versions that stay, newest last. */
function thinned(versions: ModelVersion[], now: number): ModelVersion[] {
  const newest = versions.at(-1)!.number;
  const old = versions.filter(({ number }) => number > 1 && number <= newest - latestVersions);
  const lastOf = new Map(old.map((version) => [spanOf(version.time, now), version.number]));
  const kept = new Set(lastOf.values());
  return versions.filter(
    (version) => !old.includes(version) || version.isPinned || version.isShared || kept.has(version.number),
  );
}

test.for([1, 2, 3].slice(0, sampled(1, 3)))(
  "random edits, restores, marks and thinning agree with a plain model (%i)",
  async (stream) => {
    const random = randomOfRun(stream);
    const { services: shared, viewer, create, shareAs } = await setUpSharing();
    let now = Date.parse("2042-06-01T12:00:00Z");
    const services = { ...shared, clock: { now: () => new Date(now) } };
    const prompt = await create({ content: "text 0" });
    await shareAs(prompt.id);
    let last = prompt.createdAt.getTime();
    let model: ModelVersion[] = [
      { number: 1, kind: "created", content: "text 0", time: last, isPinned: false, isShared: false },
    ];

    function record(kind: VersionKind, content: string) {
      last = Math.max(now, last + 1);
      const current = model.at(-1)!;
      if (current.content === content) return;
      const number = current.number + 1;
      model.push({ number, kind, content, time: last, isPinned: false, isShared: false });
      if (number > latestVersions && number % 10 === 0) model = thinned(model, last);
    }

    async function change() {
      now += random.pick([minute, minute, hour, 9 * hour, 5 * day]);
      const version = random.pick(model);
      const choice = random.below(10);
      if (choice < 7) {
        const content = `text ${random.below(5)}`;
        await updatePrompt(services, viewer, prompt.id, { content, tags: [`${random.below(3)}`] });
        record("edited", content);
      } else if (choice < 8) {
        await restoreVersion(services, viewer, prompt.id, version.number);
        record("restored", version.content);
      } else {
        const mark = random.pick(["isPinned", "isShared"] as const);
        version[mark] = random.chance(0.3);
        await markVersion(services, viewer, prompt.id, version.number, { [mark]: version[mark] });
      }
    }

    for (let step = 0; step < 260; step += 1) {
      await change();
      if (step % 20 > 0) continue;
      const { versions } = await listVersions(services, viewer, prompt.id);
      expect(
        versions.toReversed().map(({ excerpt, createdAt, ...rest }) => ({
          ...rest,
          content: excerpt,
          time: createdAt.getTime(),
        })),
      ).toEqual(model);
    }
    expect(model.at(-1)!.number).toBeGreaterThan(100);
    expect(model.length).toBeLessThan(model.at(-1)!.number);
    for (const { number, content } of model)
      expect((await getVersion(services, viewer, prompt.id, number)).content).toBe(content);
    const [member] = await services.db.select().from(users).where(eq(users.id, viewer.id));
    expect(member!.storedBytes).toBe(await reckonBytes(services.db, viewer.id));
  },
);
