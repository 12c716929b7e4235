import { RouterContextProvider, type ActionFunctionArgs } from "react-router";
import { expect, test } from "vitest";
import { z } from "zod";

import { servicesContext, viewerContext, type Viewer } from "~/context";
import { AppError } from "~/errors";
import type { Services } from "~/services";

import { memberForm, pageForm } from "./form.server";

const viewer: Viewer = {
  id: "ada",
  email: "ada@town.example",
  emailVerified: true,
  session: { id: "s", authenticatedAt: new Date(0) },
};

const form = z.object({ name: z.string().min(1, "required") });
const operation = { limit: "write" } as const;

interface Posted {
  name?: string;
  by?: Viewer | null;
  scripts?: boolean;
  limited?: boolean;
}

/** Arguments of an action for a posted form, and the counted keys of its rate limit. */
function posted({ name = "Work", by = viewer, scripts = false, limited = false }: Posted = {}) {
  const url = new URL(`https://town.example/dashboard/folders/new${scripts ? ".data" : ""}`);
  const request = new Request(url, { method: "POST", body: new URLSearchParams({ name }) });
  const counted: string[] = [];
  const write = {
    limit: async ({ key }: { key: string }) => {
      counted.push(key);
      return { success: !limited };
    },
  };
  const context = new RouterContextProvider();
  context.set(servicesContext, { limits: { write } } as unknown as Services);
  context.set(viewerContext, by);
  return { args: { request, context, url, params: {} } as unknown as ActionFunctionArgs, counted };
}

const createFolder = memberForm({
  form,
  operation,
  run: async ({ name }, call) => ({ name, by: call.viewer.id }),
  done: { to: "/dashboard", flash: "folder_created" },
});

test("a submitted form leads to its page with a flash; scripts get the flash only", async () => {
  const response = (await createFolder(posted().args)) as Response;
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/dashboard"]);
  expect(response.headers.get("Set-Cookie")).toContain("flash=folder_created");
  const toScripts = (await createFolder(posted({ scripts: true }).args)) as Response;
  expect([toScripts.status, await toScripts.json()]).toEqual([200, { done: "folder_created" }]);
});

test("`done` gets the result of `run`, and may redirect scripts too or return a response itself", async () => {
  const go = pageForm({
    form,
    operation,
    run: async ({ name }) => name,
    done: (name) => (name === "raw" ? Response.json({ name }) : { redirect: `/generate/${name}` }),
  });
  const response = (await go(posted({ name: "d1", scripts: true, by: null }).args)) as Response;
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/generate/d1"]);
  const raw = (await go(posted({ name: "raw" }).args)) as Response;
  expect(await raw.json()).toEqual({ name: "raw" });
});

test("the operation's limit counts valid forms by member, and refuses", async () => {
  const valid = posted();
  await createFolder(valid.args);
  expect(valid.counted).toEqual(["user:ada"]);
  const invalid = posted({ name: "" });
  expect(await createFolder(invalid.args)).toMatchObject({
    data: { code: "invalid_fields", fields: { name: { code: "required" } } },
    init: { status: 422 },
  });
  expect(invalid.counted).toEqual([]);
  expect(await createFolder(posted({ limited: true }).args)).toMatchObject({
    data: { code: "rate_limited", values: { name: "Work" } },
    init: { status: 429 },
  });
});

test("an error of the command draws the page again with the submitted values", async () => {
  const refused = memberForm({
    form,
    operation,
    run: () => Promise.reject(new AppError("folder_name_taken")),
    done: { to: "/dashboard", flash: "folder_created" },
  });
  expect(await refused(posted().args)).toMatchObject({
    data: { code: "folder_name_taken", values: { name: "Work" } },
    init: { status: 409 },
  });
});

test("a visitor's form for members is refused with its values to send again", async () => {
  const refusal: unknown = await createFolder(posted({ by: null }).args).catch((thrown: unknown) => thrown);
  expect(refusal).toMatchObject({
    data: { code: "unauthenticated", submitted: { name: "Work" } },
    init: { status: 401 },
  });
});
