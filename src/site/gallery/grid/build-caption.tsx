import { ItemHeading } from '#src/site/stories/item-level.tsx';
import type { BuildCard } from './build-card.ts';

/** Title, parts and facts below a picture of a finished build. */
export function BuildCaption({ build }: { build: BuildCard }) {
  return (
    <>
      <ItemHeading>{build.title}</ItemHeading>
      <p className="gallery-parts" translate="no">
        {build.parts.map((part) => (
          <span key={part} className="gallery-part">
            {part}
          </span>
        ))}
      </p>
      <p className="small muted">{build.facts.join(', ')}</p>
    </>
  );
}
