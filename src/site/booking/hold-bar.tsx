import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocalHref, useStrings } from '#src/web/words/use-strings.ts';
import type { ChosenTime } from './time-view.ts';
import { useCountdown } from './use-countdown.ts';
import appointmentStrings from './words.json' with { type: 'json' };

type HeldBarProps = { chosen: ChosenTime; otherHref: string };

/** Which time the form is for and how long it is held, with the button that books it. */
export function HoldBar({ chosen, otherHref }: HeldBarProps) {
  const t = useStrings(appointmentStrings);
  const local = useLocalHref();
  const { hold, day, time, wasHeld } = chosen;
  const left = useCountdown(hold?.secondsLeft ?? null, hold?.id ?? '');
  const isKept = hold !== null && left !== 0;
  return (
    <div className="booking-held">
      <Icon name="clock" />
      <p>
        <b>
          {day}, {time}
        </b>{' '}
        {isKept ? t('held.until', { time: hold.until }) : t(wasHeld ? 'hold.expired' : 'held.not')}{' '}
        {isKept && left !== null && (
          <span className="figure" aria-hidden="true">
            {clockText(left)}
          </span>
        )}
      </p>
      <Spoken left={left} />
      <SubmitButton label={t('confirm')} />
      <button
        type="submit"
        name="look"
        formAction={local(otherHref)}
        formNoValidate
        className="button button--outline"
      >
        {t('held.other')}
      </button>
    </div>
  );
}

/** Announced at five minutes, at one, and at the end, instead of every second. */
function Spoken({ left }: { left: number | null }) {
  const t = useStrings(appointmentStrings);
  const text = () => {
    if (left === null || left > 300) return '';
    if (left === 0) return t('hold.expired');
    return t('hold', { minutes: left > 60 ? 5 : 1 });
  };
  return (
    <span className="visually-hidden" role="status">
      {text()}
    </span>
  );
}

/** "9:41" */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
