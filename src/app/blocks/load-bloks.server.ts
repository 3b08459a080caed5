import type { Ctx } from '#src/domain/context.ts';
import type { Blok } from './blok-props.ts';
import { blokLoaders } from './loaders.server.ts';
import type { PageRequest } from './page-request.ts';

/** Runs the loaders of all bloks, nested ones included, at once. */
export async function loadBloks(
  body: readonly Blok[],
  { ctx, page }: { ctx: Ctx; page: PageRequest },
): Promise<Record<string, unknown>> {
  const loads = allBloks(body).flatMap((blok) => {
    const load = blokLoaders[blok.component]?.load;
    // The blok has been parsed with the schema that stands beside this loader.
    return load ? [load({ ctx, page, blok: blok as never }).then((data) => [blok._uid, data])] : [];
  });
  return Object.fromEntries(await Promise.all(loads));
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
