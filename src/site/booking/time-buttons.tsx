import type { TimeView } from './time-view.ts';

type TimeButtonsProps = {
  times: readonly TimeView[];
  /** Each says its day: they are not all of one. */
  withDay?: boolean;
};

/** Starts that can be had: each a button of the form around it, with when the truck is ready. */
export function TimeButtons({ times, withDay = false }: TimeButtonsProps) {
  return (
    <ul className="times">
      {times.map(({ startsAt, day, time, ready, stay }) => (
        <li key={startsAt}>
          <button type="submit" name="choose" value={startsAt} formNoValidate className="time">
            {withDay && <span>{day}</span>}
            <b>{time}</b>
            <span>{ready}</span>
            {stay && <span>{stay}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
