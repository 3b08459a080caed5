import type { TimeView } from './time-view.ts';

type TimeButtonsProps = {
  times: readonly TimeView[];
  /** Each button says its day, because they can differ. */
  withDay?: boolean;
};

/** Available starts: each is a button of the surrounding form, with when the truck is ready. */
export function TimeButtons({ times, withDay = false }: TimeButtonsProps) {
  const [first] = times;
  return (
    <>
      {first && <input type="hidden" name="zone" value={first.zone} readOnly />}
      <ul className="booking-times">
        {times.map(({ startsAt, day, time, ready, stay }) => (
          <li key={startsAt}>
            <button
              type="submit"
              name="choose"
              value={startsAt}
              formNoValidate
              className="booking-time"
            >
              {withDay && <span>{day}</span>}
              <b>{time}</b>
              <span>{ready}</span>
              {stay && <span>{stay}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
