import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { OneBlok } from '#src/site/stories/shown-bloks.tsx';
import type { FeatureGridBlok } from './schema.ts';

/** Items separated by rules, with letters like the details of a drawing. */
export function FeatureGrid({ blok, previous }: BlokProps<FeatureGridBlok>) {
  if (blok.items.length === 0) return null;
  return (
    <ItemLevels under={previous}>
      <section className="feature-grid">
        <ol className={`page-width columns columns--${blok.columns}`}>
          {blok.items.map((item) => (
            <li key={item._uid}>
              <OneBlok blok={item} />
            </li>
          ))}
        </ol>
      </section>
    </ItemLevels>
  );
}
