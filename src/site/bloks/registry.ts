import type { BlokDescriptor, ShownBlok } from '#src/site/stories/shown-bloks.tsx';

const descriptors = import.meta.glob<BlokDescriptor>('../**/blok.ts', {
  eager: true,
  import: 'blok',
});

/** Component name of the content service → component: every folder of the site with a `blok.ts`. */
export const registry: Readonly<Record<string, ShownBlok>> = Object.fromEntries(
  Object.values(descriptors).map((blok) => [blok.component, blok]),
);
