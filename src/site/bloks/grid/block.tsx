import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { OneBlok } from '#src/site/stories/shown-bloks.tsx';
import type { GridBlok } from './schema.ts';

/** Any parts in columns. */
export function Grid({ blok, previous }: BlokProps<GridBlok>) {
  if (blok.items.length === 0) return null;
  return (
    <ItemLevels under={previous}>
      <ul className={`page-width grid columns columns--${blok.columns}`}>
        {blok.items.map((item) => (
          <li key={item._uid}>
            <OneBlok blok={item} />
          </li>
        ))}
      </ul>
    </ItemLevels>
  );
}
