/** The worker's only way to the site: a page's own request, or one for something to cache. */
export function ask(request: Request | string, init?: RequestInit): Promise<Response> {
  return fetch(request, init);
}

class TooLong extends Error {}

/** @throws {Error} if there is no response within this many milliseconds */
export function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new TooLong()), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
