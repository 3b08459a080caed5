import { Link } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import type { Span } from '#src/domain/quotes/index.ts';
import { formatNumber, useBuildWords } from '#src/site/build/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';

type BookBayProps = {
  /** The short code of the sent build; left out if there is none. */
  build?: string;
  /** Its time in the bay; null if it needs none, or it is unknown. */
  hours: Span | null;
};

/** Links to the days on which this build can be done. */
export function BookBay({ build, hours }: BookBayProps) {
  const { t, locale } = useBuildWords();
  return (
    <Link className="button button--large" to={hrefs.appointment({ build }, build && 'when')}>
      {hours && hours.high > 0
        ? t('complete.schedule', { hours: hoursText(hours, locale) })
        : t('complete.scheduleGo')}{' '}
      <Icon name="arrow" />
    </Link>
  );
}

/** "12–16", or a single figure. */
function hoursText({ low, high }: Span, locale: Locale): string {
  const [least, most] = [formatNumber(low, locale), formatNumber(high, locale)];
  return least === most ? most : `${least}–${most}`;
}
