import type { MailTrial } from '#src/domain/integrations/index.ts';
import { defaultLocale } from '#src/lib/locales.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { MailValues } from './mail-form.ts';
import mailStrings from './words.json' with { type: 'json' };

type TrialNoteProps = MailTrial & { values: MailValues; to: string };

/** What came of the test, in plain words, and what the mail server said. */
export function TrialNote({ outcome, line, values, to }: TrialNoteProps) {
  const t = useStrings(mailStrings);
  const { host, port } = values;
  return (
    <div className="note" role="status">
      <div>
        <p>{t(`trial.${outcome}`, { host, port, to })}</p>
        {line !== '' && (
          <p className="small">
            {t('trial.line')} <code lang={defaultLocale}>{line}</code>
          </p>
        )}
      </div>
    </div>
  );
}
