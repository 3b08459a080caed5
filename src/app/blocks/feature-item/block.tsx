import type { BlokProps } from '../blok-props.ts';
import { ItemHeading } from '../item-level.tsx';
import type { FeatureItemBlok } from './schema.ts';

export function FeatureItem({ blok }: BlokProps<FeatureItemBlok>) {
  return (
    <div className="fitem">
      {blok.title !== '' && <ItemHeading>{blok.title}</ItemHeading>}
      {blok.text !== '' && <p className="muted">{blok.text}</p>}
    </div>
  );
}
