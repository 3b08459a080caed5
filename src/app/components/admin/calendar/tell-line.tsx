import { NoMailNote } from '#src/app/components/admin/kit/no-mail-note.tsx';
import { TickLine } from '#src/app/components/admin/kit/tick-line.tsx';
import { useSendsMail } from '#src/app/sends-mail.ts';
import calendarStrings from '#src/app/strings/admin-calendar.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';

/** Whether the customer is written to about a change; not offered where no letter would go out. */
export function TellLine() {
  const t = useStrings(calendarStrings);
  if (!useSendsMail()) return <NoMailNote />;
  return <TickLine name="tell" label={t('tell')} isOn answer={undefined} />;
}
