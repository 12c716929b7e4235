import { Hono } from "hono";

import { townList } from "../town-list";

const app = new Hono<{ Bindings: { DB: D1Database } }>();

app.get("/list", async (context) => context.json({ prompts: await townList(context.env.DB) }));

/** One row by its key. */
app.get("/one/:id", async (context) => {
  const query = context.env.DB.prepare("SELECT * FROM prompts WHERE id = ?").bind(context.req.param("id"));
  return context.json(await query.first());
});

export default app;
