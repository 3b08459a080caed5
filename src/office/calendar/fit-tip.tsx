import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FitAnswer } from './check-fit.server.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** Beside a dragged card: whether it can stand here, why not, and when it could. `FitStatus` says it aloud. */
export function FitTip({ fit, isLeft }: { fit: FitAnswer; isLeft: boolean }) {
  const t = useStrings(calendarStrings);
  const classes = ['calendar-tip', fit.fits && 'is-fit', isLeft && 'is-left'];
  return (
    <span className={classes.filter(Boolean).join(' ')} aria-hidden="true">
      <b>
        <Icon name={fit.fits ? 'tick' : 'error'} />
        {t(fit.fits ? 'fit.head' : 'fit.head.no')}
      </b>
      <span>{fit.said}</span>
      {fit.offer && <span>{fit.offer}</span>}
      <span className="calendar-tip-keys">
        {(fit.fits || fit.nearest) && (
          <span>
            <kbd>Enter</kbd> {t(fit.fits ? 'fit.drop' : 'fit.take')}
          </span>
        )}
        <span>
          <kbd>Esc</kbd> {t('fit.back')}
        </span>
      </span>
    </span>
  );
}

/** The same for screen readers. */
export function FitStatus({ fit }: { fit: FitAnswer | null }) {
  const t = useStrings(calendarStrings);
  return (
    <p className="visually-hidden" role="status">
      {fit &&
        [
          t(fit.fits ? 'fit.head' : 'fit.head.no'),
          fit.said,
          fit.offer,
          (fit.fits || fit.nearest) && t(fit.fits ? 'fit.drop.aloud' : 'fit.take.aloud'),
        ]
          .filter(Boolean)
          .join('. ')}
    </p>
  );
}
