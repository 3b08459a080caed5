import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { OneBlok } from '#src/site/stories/shown-bloks.tsx';
import type { FeatureListBlok } from './schema.ts';

/** Items stacked, separated by rules. */
export function FeatureList({ blok, previous }: BlokProps<FeatureListBlok>) {
  if (blok.items.length === 0) return null;
  return (
    <ItemLevels under={blok.title === '' ? previous : true}>
      <section className="page-width feature-list">
        {blok.title !== '' && <h2 className="title-3">{blok.title}</h2>}
        <ul>
          {blok.items.map((item) => (
            <li key={item._uid}>
              <OneBlok blok={item} />
            </li>
          ))}
        </ul>
      </section>
    </ItemLevels>
  );
}
