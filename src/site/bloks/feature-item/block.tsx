import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemHeading } from '#src/site/stories/item-level.tsx';
import type { FeatureItemBlok } from './schema.ts';

export function FeatureItem({ blok }: BlokProps<FeatureItemBlok>) {
  return (
    <div className="feature-item">
      {blok.title !== '' && <ItemHeading>{blok.title}</ItemHeading>}
      {blok.text !== '' && <p className="muted">{blok.text}</p>}
    </div>
  );
}
