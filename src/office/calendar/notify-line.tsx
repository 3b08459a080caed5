import { NoMailNote } from '#src/office/kit/no-mail-note.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { useSendsMail } from '#src/web/page/sends-mail.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import calendarStrings from './words.json' with { type: 'json' };

/** Whether to notify the customer of a change; not offered if no mail would be sent. */
export function NotifyLine() {
  const t = useStrings(calendarStrings);
  if (!useSendsMail()) return <NoMailNote />;
  return <TickLine name="tell" label={t('tell')} isOn answer={undefined} />;
}
