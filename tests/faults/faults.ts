/** Failure of a binding: on every request, on writes, delayed by `lateness`, or without a response. */
const manners = ["error", "writes", "slow", "silent"] as const;
type Manner = (typeof manners)[number];

/** The bindings that can fail, by their name in an order. */
const bindings = { db: "DB", search: "SEARCH", cache: "CACHE", files: "FILES", images: "IMAGES" } as const;
type Binding = (typeof bindings)[keyof typeof bindings];

/** A setting without a meaning, for the order `settings=error`. */
const mistyped = { MODEL_TIMEOUT_MS: "soon" };

/** The header that orders faults of one request: `db=writes, files=error`. */
export const faultsHeader = "X-Faults";

/** Delay of `slow`, in milliseconds. */
const lateness = 1_000;

/** The methods and SQL of writes. */
const writing = /^(?:put|delete)$|\b(?:insert|update|delete|replace)\s+\S/i;

/** Methods that only begin an operation: the operation's result fails instead. */
const beginnings = ["input", "transform", "draw"];

/** A timer, since the runtime detects a promise that nothing can resolve. */
const never = () => new Promise((resolve) => setTimeout(resolve, 24 * 60 * 60 * 1_000));

const later = () => new Promise((resolve) => setTimeout(resolve, lateness));

async function strike(manner: Manner, operation: string): Promise<void> {
  if (manner === "slow") return void (await later());
  if (manner === "silent") return void (await never());
  if (manner === "error" || writing.test(operation))
    throw new Error(`injected fault: ${operation.slice(0, 40)}`);
}

/** Proxy of an object whose methods fail before they begin. */
const faulty = <Target extends object>(target: Target, manner: Manner): Target =>
  new Proxy(target, {
    get(object, name) {
      const member: unknown = Reflect.get(object, name);
      if (typeof member !== "function") return member;
      if (beginnings.includes(String(name)))
        return (...args: unknown[]) => faulty(member.apply(object, args) as object, manner);
      return async (...args: unknown[]) => {
        await strike(manner, String(name));
        return member.apply(object, args) as unknown;
      };
    },
  });

/** The real statement and its SQL, by proxy. */
const statements = new WeakMap<object, { statement: D1PreparedStatement; sql: string }>();

/** A statement that fails on execution. */
function faultyStatement(statement: D1PreparedStatement, sql: string, manner: Manner): D1PreparedStatement {
  const standIn = new Proxy(statement, {
    get(object, name) {
      const member = Reflect.get(object, name) as (...args: unknown[]) => unknown;
      if (name === "bind")
        return (...values: unknown[]) => faultyStatement(object.bind(...values), sql, manner);
      return async (...args: unknown[]) => {
        await strike(manner, sql);
        return member.apply(object, args);
      };
    },
  });
  statements.set(standIn, { statement, sql });
  return standIn;
}

/** A D1 session whose statements and batches fail on execution; a batch with one write is a write. */
const faultySession = (session: D1DatabaseSession, manner: Manner): D1DatabaseSession => ({
  prepare: (sql) => faultyStatement(session.prepare(sql), sql.trim(), manner),
  async batch<Row>(batch: D1PreparedStatement[]) {
    const parts = batch.map((part) => statements.get(part)!);
    const texts = parts.map(({ sql }) => sql);
    await strike(manner, texts.find((text) => writing.test(text)) ?? texts[0] ?? "");
    return session.batch<Row>(parts.map(({ statement }) => statement));
  },
  getBookmark: () => session.getBookmark(),
});

/** A D1 database whose sessions fail. */
const faultyDatabase = (database: D1Database, manner: Manner): D1Database =>
  new Proxy(database, {
    get(object, name) {
      if (name !== "withSession") return Reflect.get(object, name) as unknown;
      return (constraint?: string) => faultySession(object.withSession(constraint), manner);
    },
  });

function parseCommand(order: string): [Binding, Manner][] {
  return order.split(",").flatMap((part): [Binding, Manner][] => {
    const [name, word] = part.trim().split("=");
    const binding = Object.hasOwn(bindings, name!) && bindings[name as keyof typeof bindings];
    const manner = manners.find((candidate) => candidate === word);
    return binding && manner ? [[binding, manner]] : [];
  });
}

/** The Worker's bindings with the faults that a test requests for one request; nothing else enables them. */
export function withFaults<Environment extends Record<Binding, object>>(
  environment: Environment,
  order: string | null,
): Environment {
  const failing = { ...environment };
  if (order === "settings=error") Object.assign(failing, mistyped);
  for (const [binding, manner] of parseCommand(order ?? "")) {
    const target = environment[binding];
    failing[binding] = (
      binding === "DB" || binding === "SEARCH"
        ? faultyDatabase(target as D1Database, manner)
        : faulty(target, manner)
    ) as Environment[Binding];
  }
  return failing;
}
