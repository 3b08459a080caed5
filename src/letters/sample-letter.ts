import type { LetterData, RenderedLetter } from '#src/domain/mail/index.ts';
import type { LetterSetting } from './letter-frame.tsx';
import { renderLetter } from './render-letter.tsx';
import lettersStrings from './words.json' with { type: 'json' };

/** A letter that many customers get, to show how the shop's letters look. Nothing in it is true, and nobody gets it. */
export function renderSampleLetter({
  locale,
  timeZone,
  ...shop
}: LetterSetting & { timeZone: string }): Promise<RenderedLetter> {
  const link = `${shop.origin}/appointment`;
  const data: LetterData<'appointment-booked'> = {
    ...{ name: 'Alex', truck: '2021 Ford F-150', mode: 'drop', timeZone },
    service: lettersStrings['sample.service'][locale],
    ...{ startsAt: '2030-05-14T15:00:00Z', readyBy: '2030-05-14T21:00:00Z' },
    ...{ manageUrl: link, calendarUrl: link },
  };
  return renderLetter({ letter: 'appointment-booked', data, locale }, shop);
}
