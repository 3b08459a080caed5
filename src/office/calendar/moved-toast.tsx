import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { dayAndTime } from './clock-words.ts';
import calendarStrings from './words.json' with { type: 'json' };

export type VisitAnswer = Answer<'move' | 'mark' | 'cancel'> & {
  startsAt?: string;
  back?: Record<string, string>;
};

/** The result of the last action; a move can be undone. */
export function MovedToast(props: { answer: VisitAnswer | undefined; timeZone: string }) {
  const { answer, timeZone } = props;
  const t = useStrings(calendarStrings);
  const locale = useLocale();
  const time = answer?.startsAt ? dayAndTime(answer.startsAt, { locale, timeZone }) : '';
  return (
    <AnswerToast
      answer={answer}
      words={(done) => (done === 'move' ? t('done.move', { time }) : t(`done.${done}`))}
    >
      {answer?.back && <IntentButton fields={answer.back}>{t('undo')}</IntentButton>}
    </AnswerToast>
  );
}
