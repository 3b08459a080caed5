import { NightScene } from '#src/site/kit/night-scene.tsx';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks } from '#src/site/stories/shown-bloks.tsx';
import type { CallToActionBlok } from './schema.ts';

/** The closing call to action of a page. `branded` is the night in the desert; the others are plain. */
export function CallToAction({ blok }: BlokProps<CallToActionBlok>) {
  const isNight = blok.background === 'branded';
  const lookClass = isNight ? 'closing-call' : `call-to-action call-to-action--${blok.background}`;
  return (
    <section className={blok.justify ? `${lookClass} is-justified` : lookClass}>
      {isNight && <NightScene />}
      <div className="page-width">
        <div className="stack">
          <h2>
            {blok.title} {blok.title_accent !== '' && <em>{blok.title_accent}</em>}
          </h2>
          {blok.sub_title !== '' && <p className="lead">{blok.sub_title}</p>}
        </div>
        {blok.buttons.length > 0 && (
          <div className="cluster">
            <Bloks list={blok.buttons} />
          </div>
        )}
      </div>
    </section>
  );
}
