import type { Ctx } from '#src/domain/context.ts';
import { blokLoaders } from '#src/site/bloks/loaders.server.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import type { PageRequest } from '#src/site/stories/page-request.ts';

type LoadOptions = { ctx: Ctx; page: PageRequest };

/**
 * Runs the loaders of all bloks, including nested ones, in parallel. A part that is `optional` in loaders.server.ts
 * is left out if its data cannot be loaded, which is logged.
 */
export async function loadBloks(
  body: readonly Blok[],
  options: LoadOptions,
): Promise<{ body: Blok[]; data: Record<string, unknown> }> {
  const loaded = await Promise.all(allBloks(body).map((blok) => loadBlok(blok, options)));
  const failed = new Set(loaded.flatMap((one) => (one.failed ? [one.uid] : [])));
  return {
    body: body.filter((blok) => !failed.has(blok._uid)),
    data: Object.fromEntries(
      loaded.flatMap(({ uid, data }) => (data === undefined ? [] : [[uid, data]])),
    ),
  };
}

async function loadBlok(blok: Blok, { ctx, page }: LoadOptions) {
  // A parsed blok has a known component, so properties of Object.prototype cannot be looked up here.
  const { load, optional } = blokLoaders[blok.component] ?? {};
  const uid = blok._uid;
  try {
    // The blok has been parsed with the schema next to this loader.
    return { uid, data: await load?.({ ctx, page, blok: blok as never }), failed: false };
  } catch (error) {
    if (!optional) throw error;
    ctx.logger.error({ err: error, component: blok.component }, 'A part of a page was left out.');
    return { uid, data: undefined, failed: true };
  }
}

function allBloks(list: readonly Blok[]): Blok[] {
  return list.flatMap((blok) => [blok, ...Object.values(blok).flatMap(bloksIn)]);
}

function bloksIn(value: unknown): Blok[] {
  return Array.isArray(value) ? allBloks(value.filter(isBlok)) : [];
}

function isBlok(value: unknown): value is Blok {
  return typeof value === 'object' && value !== null && 'component' in value;
}
