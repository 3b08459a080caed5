import type { MoveVerdict } from '#src/domain/appointments/index.server.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { translate } from '#src/web/words/translate.ts';
import type { Place } from './boards.ts';
import { clashLines } from './clash-words.ts';
import { clockTime, dateIn, dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

type Shown = {
  places: readonly Place[];
  timeZone: string;
  locale: Parameters<typeof translate>[1];
};

/** What the tip says, and what it offers instead: "Bay 2: Ruben, …" and "Start at 2:00 PM: that fits." */
export function fitWords(verdict: MoveVerdict, shown: Shown) {
  const t = translate(calendarStrings, shown.locale);
  if (verdict.fits) {
    const places = shown.places.filter(({ id }) => verdict.resources.includes(id));
    const said = t('fit.yes', {
      start: dayAndTime(verdict.startsAt, shown),
      ready: readyText(verdict, shown),
      places: places.map(({ name }) => name).join(', '),
    });
    return { said, offer: null };
  }
  const { told, clashes, nearest } = verdict;
  const lines = clashLines(clashes, shown);
  const reason = told ? refusalText(told, shown.locale) : lines.join('; ');
  const said = reason === '' ? t('clash.taken') : reason;
  const offer = nearest && t('fit.offer', { time: dayAndTime(nearest.startsAt, shown) });
  return { said, offer: offer ?? t('fit.none') };
}

/** The time alone if it is ready on the same day. */
function readyText({ startsAt, readyBy }: { startsAt: string; readyBy: string }, shown: Shown) {
  const isSameDay = dateIn(startsAt, shown.timeZone) === dateIn(readyBy, shown.timeZone);
  return isSameDay ? clockTime(readyBy, shown) : dayAndTime(readyBy, shown);
}
