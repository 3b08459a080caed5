import type { Blok } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';

/** The text next to a page's title: a sentence and links. */
export function HeroSide({ blok }: { blok: { description: string; buttons: Blok[] } }) {
  return (
    <>
      {blok.description !== '' && <p className="lead">{blok.description}</p>}
      {blok.buttons.length > 0 && (
        <div className="cluster">
          <Bloks list={blok.buttons} />
        </div>
      )}
    </>
  );
}
