import type { Ctx } from '#src/domain/context.ts';
import { blokLoaders } from '#src/site/bloks/loaders.server.ts';
import { parseBloks } from '#src/site/pages/parse-bloks.ts';
import { requestOf } from '#src/site/stories/page-request.ts';

/** What a blok's loader returns, with only those parts of the context that the test provides. */
export async function loadBlok(raw: object, ctx: object = {}): Promise<unknown> {
  const [blok] = parseBloks([raw], { logger: { warn: () => {} } });
  const load = blok && blokLoaders[blok.component]?.load;
  if (!load) throw new Error('This blok is unknown or has no loader.');
  const url = new URL('http://localhost/');
  const page = requestOf({ context: null, url, request: new Request(url), params: {} });
  // A loader that uses something the test did not provide fails, as it should.
  return load({ ctx: ctx as Ctx, blok: blok as never, page });
}
