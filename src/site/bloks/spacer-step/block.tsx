import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { SpacerStepBlok } from './schema.ts';

/** Vertical space in steps of the page's rhythm. */
export function SpacerStep({ blok }: BlokProps<SpacerStepBlok>) {
  return <div className={`spacer-step--${blok.size}`} aria-hidden="true" />;
}
