import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { IntentButton } from '#src/app/components/admin/kit/intent-button.tsx';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useLocale, useStrings } from '#src/app/strings/use-strings.ts';
import { dayAndTime } from './clock-words.ts';

export type VisitAnswer = Answer<'move' | 'mark' | 'cancel'> & {
  startsAt?: string;
  back?: Record<string, string>;
};

/** How the last thing went; a move has its way back. */
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
