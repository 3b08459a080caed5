import mediaStrings from '#src/app/strings/media.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { BlokProps } from '../blok-props.ts';
import { ItemLevels } from '../item-level.tsx';
import { OneBlok } from '../story-body.tsx';
import type { CarouselBlok } from './schema.ts';

/** Slides that snap, moved by finger, wheel or arrow keys; the browser draws the controls it knows. */
export function Carousel({ blok, previous }: BlokProps<CarouselBlok>) {
  const t = useStrings(mediaStrings);
  if (blok.slides.length === 0) return null;
  return (
    <ItemLevels under={previous}>
      <section className="carousel" aria-label={t('carousel.label')}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard. */}
        <ol tabIndex={0}>
          {blok.slides.map((slide) => (
            <li key={slide._uid}>
              <OneBlok blok={slide} />
            </li>
          ))}
        </ol>
      </section>
    </ItemLevels>
  );
}
