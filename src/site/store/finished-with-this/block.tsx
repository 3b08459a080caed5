import { BuildShot } from '#src/site/gallery/index.ts';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import type { FinishedWithThisData } from './load.server.ts';
import type { FinishedWithThisBlok } from './schema.ts';

/** Finished builds with this product, each linking to its place in the gallery. */
export function FinishedWithThis({ data }: BlokProps<FinishedWithThisBlok, FinishedWithThisData>) {
  const t = useStrings(storeStrings);
  if (data.builds.length === 0) return null;
  const hasLarge = data.builds.length === 3;
  return (
    <section className="section section--sunken" aria-labelledby="finished-title">
      <div className="page-width">
        <div className="section-head">
          <h2 id="finished-title">{t('finished.title', { name: data.name })}</h2>
        </div>
        <div className={`shot-grid ${hasLarge ? 'shot-grid--large-first' : 'is-even'}`}>
          <ItemLevels under>
            {data.builds.map((build, at) => (
              <BuildShot key={build.slug} build={build} isLarge={at === 0 && hasLarge} />
            ))}
          </ItemLevels>
        </div>
      </div>
    </section>
  );
}
