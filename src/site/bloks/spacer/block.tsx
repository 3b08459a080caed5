import type { BlokProps } from '#src/site/stories/blok-props.ts';
import type { SpacerBlok } from './schema.ts';

/** An empty drawing of the exact height, because the security policy allows no style attribute. */
export function Spacer({ blok }: BlokProps<SpacerBlok>) {
  if (blok.margin === 0) return null;
  return <svg width="1" height={blok.margin} aria-hidden="true" />;
}
