/** Lends one of several things to each user, and makes another only when all are in use. */
export function lender<Thing>(make: () => Promise<Thing>) {
  const idle: Thing[] = [];
  return async <Result>(use: (thing: Thing) => Promise<Result>): Promise<Result> => {
    const thing = idle.pop() ?? (await make());
    try {
      return await use(thing);
    } finally {
      idle.push(thing);
    }
  };
}
