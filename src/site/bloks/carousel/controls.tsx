import { Icon } from '#src/web/ui/icon.tsx';
import mediaStrings from '#src/web/words/media.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Carousel } from './use-carousel.ts';

type ControlsProps = { carousel: Carousel; count: number; listId: string };

/**
 * Arrows, a dot for each slide, and a stop button; nothing if all slides are visible. The space is reserved from the
 * start, so that nothing below it jumps.
 */
export function Controls({ carousel, count, listId }: ControlsProps) {
  const t = useStrings(mediaStrings);
  const { canMove, canRotate, isMoving, current, step, go, toggle } = carousel;
  if (!canMove) return <div className="carousel-controls" />;
  return (
    <div className="carousel-controls">
      {canRotate && (
        <button type="button" className="button button--outline button--icon" onClick={toggle}>
          <Icon name={isMoving ? 'pause' : 'play'} />
          <span className="visually-hidden">
            {t(isMoving ? 'carousel.pause' : 'carousel.play')}
          </span>
        </button>
      )}
      <button
        type="button"
        className="button button--outline button--icon"
        aria-controls={listId}
        onClick={() => step(-1)}
      >
        <Icon name="back" />
        <span className="visually-hidden">{t('carousel.prev')}</span>
      </button>
      <div className="carousel-dots">
        {Array.from({ length: count }, (_, at) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place.
            key={at}
            type="button"
            aria-current={at === current ? 'true' : undefined}
            aria-controls={listId}
            onClick={() => go(at)}
          >
            <span className="visually-hidden">{t('carousel.dot', { n: at + 1 })}</span>
          </button>
        ))}
      </div>
      <button
        type="button"
        className="button button--outline button--icon"
        aria-controls={listId}
        onClick={() => step(1)}
      >
        <Icon name="arrow" />
        <span className="visually-hidden">{t('carousel.next')}</span>
      </button>
    </div>
  );
}
