import type { Load } from '#src/site/stories/blok-loader.ts';
import { componentIn } from './schemas.ts';

/** Loads the shop's data that a blok shows. If an `optional` one fails, the page is shown without it. */
type BlokLoader = { load: Load<never, unknown>; optional?: true };

const modules = import.meta.glob<BlokLoader>('../**/load.server.ts', { eager: true });

/** Component name of the content service → loader, for bloks with a `load.server.ts`. */
export const blokLoaders: Readonly<Record<string, BlokLoader>> = Object.fromEntries(
  Object.entries(modules).map(([path, loader]) => {
    const component = componentIn(path.slice(0, path.lastIndexOf('/')));
    if (component === undefined) throw new Error(`${path} has no schema of a part beside it`);
    return [component, loader];
  }),
);
