import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { CtaBarBlok } from './schema.ts';

/** One line and one button between two rules. */
export function CtaBar({ blok }: BlokProps<CtaBarBlok>) {
  return (
    <aside className="wrap ctabar">
      <p className="d3">{blok.text}</p>
      <Bloks list={blok.button} />
    </aside>
  );
}
