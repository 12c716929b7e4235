/** A function that reads a request, and is run once for each: middleware, loaders and cookies ask for the same parts again. */
export function oncePerRequest<Value>(read: (request: Request) => Value): (request: Request) => Value {
  const values = new WeakMap<Request, Value>();
  return (request) => {
    if (!values.has(request)) values.set(request, read(request));
    return values.get(request)!;
  };
}

/** The address of a request, parsed once; not to be changed. */
export const addressOf = oncePerRequest((request): Readonly<URL> => new URL(request.url));
