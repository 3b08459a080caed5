import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { ExperimentVariantBlok } from './schema.ts';

/** The parts of one variant. */
export function ExperimentVariant({ blok }: BlokProps<ExperimentVariantBlok>) {
  return <Bloks list={blok.body} />;
}
