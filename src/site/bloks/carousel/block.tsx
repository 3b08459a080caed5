import { useId, useRef } from 'react';
import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { ItemLevels } from '#src/site/stories/item-level.tsx';
import { OneBlok } from '#src/site/stories/shown-bloks.tsx';
import mediaStrings from '#src/web/words/media.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { Controls } from './controls.tsx';
import type { CarouselBlok } from './schema.ts';
import { useCarousel } from './use-carousel.ts';

/**
 * Snapping slides, moved by touch, mouse, wheel or arrow keys. With a script they also have arrows and dots, and move
 * by themselves until somebody interacts.
 */
export function Carousel({ blok, previous }: BlokProps<CarouselBlok>) {
  const t = useStrings(mediaStrings);
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const carousel = useCarousel(list, blok.autoplay);
  if (blok.slides.length === 0) return null;
  return (
    <ItemLevels under={previous}>
      <section
        className="carousel"
        aria-roledescription={t('carousel.role')}
        aria-label={t('carousel.label')}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <ol ref={list} id={id} tabIndex={0}>
          {blok.slides.map((slide) => (
            <li key={slide._uid}>
              <OneBlok blok={slide} />
            </li>
          ))}
        </ol>
        <Controls carousel={carousel} count={blok.slides.length} listId={id} />
      </section>
    </ItemLevels>
  );
}
