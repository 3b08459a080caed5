import type { BlokProps } from '../blok-props.ts';
import { Bloks } from '../story-body.tsx';
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
