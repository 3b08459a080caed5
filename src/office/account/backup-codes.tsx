import { useStrings } from '#src/web/words/use-strings.ts';
import accountStrings from './words.json' with { type: 'json' };

/** Ten codes for a lost phone. They cannot be shown again. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useStrings(accountStrings);
  return (
    <section className="account-codes" aria-labelledby="backup-codes">
      <h3 className="title-4" id="backup-codes">
        {t('backup')}
      </h3>
      <p className="small muted">{t('backup.help')}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
