import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { CtaBarBlok } from './schema.ts';

/** One line and one button between two rules. */
export function CtaBar({ blok }: BlokProps<CtaBarBlok>) {
  return (
    <aside className="page-width cta-bar">
      <p className="title-3">{blok.text}</p>
      <Bloks list={blok.button} />
    </aside>
  );
}
