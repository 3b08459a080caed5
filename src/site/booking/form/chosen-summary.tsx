import { Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import commonStrings from '#src/web/words/common.json' with { type: 'json' };
import { useStrings } from '#src/web/words/use-strings.ts';
import { questionOf } from '../booking-query.ts';
import type { ChosenTime } from '../time-view.ts';
import appointmentStrings from '../words.json' with { type: 'json' };
import type { AppointmentFormData } from './load.server.ts';

type ChosenSummaryProps = { data: AppointmentFormData; chosen: ChosenTime | null };

/** The completed steps, one line each. */
export function ChosenSummary({ data, chosen }: ChosenSummaryProps) {
  const t = useStrings(appointmentStrings);
  const common = useStrings(commonStrings);
  const { options, asked } = data;
  const option = options.find(({ value }) => value === asked.service);
  return (
    <div className="booking-so-far">
      <div>
        <h2 className="title-3">1. {t('step.service')}</h2>
        <p>
          <b>{option?.name}</b>, {option?.length}. {t(`mode.${asked.mode}`)}.{' '}
          {asked.vehicle !== '' && <span translate="no">{asked.vehicle}.</span>}
        </p>
        <Link className="link" to={hrefs.appointment({ ...questionOf(asked), choose: '1' })}>
          {common('edit')}
        </Link>
      </div>
      {chosen && (
        <div>
          <h2 className="title-3">2. {t('step.time')}</h2>
          <p>
            <b>
              {chosen.day}, {chosen.time}
            </b>
            , {chosen.zone}. {chosen.ready}. {chosen.stay && `${chosen.stay}.`}
          </p>
        </div>
      )}
    </div>
  );
}
