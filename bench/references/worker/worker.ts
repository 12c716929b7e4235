/** A minimal Worker. */
export default { fetch: () => new Response("Prompt Town") } satisfies ExportedHandler;
