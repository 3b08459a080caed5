import type { Load } from '#src/site/stories/blok-loader.ts';
import { componentIn } from './schemas.ts';

/**
 * How the data of the shop that a blok shows is fetched. The page does without an `optional` one
 * whose data cannot be had.
 */
type BlokLoader = { load: Load<never, unknown>; optional?: true };

const modules = import.meta.glob<BlokLoader>('../**/load.server.ts', { eager: true });

/** Component name of the content service → loader, of those that have a `load.server.ts`. */
export const blokLoaders: Readonly<Record<string, BlokLoader>> = Object.fromEntries(
  Object.entries(modules).map(([path, loader]) => {
    const component = componentIn(path.slice(0, path.lastIndexOf('/')));
    if (component === undefined) throw new Error(`${path} has no schema of a part beside it`);
    return [component, loader];
  }),
);
