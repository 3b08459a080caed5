import { Link } from 'react-router';
import { useBuildWords } from '#src/app/configurator/build-words.ts';
import { formatNumber } from '#src/app/configurator/figure-text.ts';
import { hrefs } from '#src/app/hrefs.ts';
import { Icon } from '#src/app/ui/icon.tsx';
import type { Locale } from '#src/domain/context.ts';
import type { Span } from '#src/domain/quotes/index.ts';
import type { BlokProps } from '../blok-props.ts';
import { leadCode } from '../build-complete-details/lead-code.ts';
import type { ScheduleData } from './load.server.ts';
import type { ScheduleButtonsBlok } from './schema.ts';

/** Books the bay for the build that was sent, or calls. */
export function ScheduleButtons({ data }: BlokProps<ScheduleButtonsBlok, ScheduleData>) {
  const { t, locale } = useBuildWords();
  const build = data.leadNumber === null ? undefined : leadCode(data.leadNumber);
  return (
    <section className="sec">
      <div className="wrap done-s">
        <h2>{t('complete.scheduleTitle')}</h2>
        <p className="muted">{t('complete.scheduleLead')}</p>
        <div className="cluster done-go">
          <Link className="btn btn--lg" to={hrefs.appointment({ build })}>
            {data.hours
              ? t('complete.schedule', { hours: hoursText(data.hours, locale) })
              : t('complete.scheduleGo')}{' '}
            <Icon name="arrow" />
          </Link>
          <a className="btn btn--line btn--lg" href={`tel:${data.phone}`}>
            <Icon name="phone" /> {t('complete.call')}
          </a>
        </div>
      </div>
    </section>
  );
}

/** "12 to 16", or the one figure. */
function hoursText({ low, high }: Span, locale: Locale): string {
  const [least, most] = [formatNumber(low, locale), formatNumber(high, locale)];
  return least === most ? most : `${least}–${most}`;
}
