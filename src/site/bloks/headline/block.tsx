import { useContext } from 'react';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { HeadlineLevel } from '#src/site/stories/headline-level.ts';
import type { HeadlineBlok } from './schema.ts';

export function Headline({ blok }: BlokProps<HeadlineBlok>) {
  const level = useContext(HeadlineLevel);
  if (blok.headline === '') return null;
  if (level === 1) return <h1>{blok.headline}</h1>;
  return (
    <div className="page-width headline">
      <h2>{blok.headline}</h2>
    </div>
  );
}
