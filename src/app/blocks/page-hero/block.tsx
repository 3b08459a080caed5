import type { BlokProps } from '../blok-props.ts';
import { Bloks } from '../story-body.tsx';
import type { PageHeroBlok } from './schema.ts';

/** Title of a page whose work starts right below. */
export function PageHero({ blok }: BlokProps<PageHeroBlok>) {
  return (
    <div className="phead">
      <div className="wrap">
        {blok.title !== '' && <h1>{blok.title}</h1>}
        <div className="stack">
          {blok.description !== '' && <p className="lead">{blok.description}</p>}
          {blok.buttons.length > 0 && (
            <div className="cluster">
              <Bloks list={blok.buttons} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
