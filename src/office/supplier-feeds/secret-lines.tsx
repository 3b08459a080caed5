import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import feedStrings from './words.json' with { type: 'json' };

export type StoredSecret = { field: string; ending: string; setAt: string };

type SecretLinesProps = {
  stored: readonly StoredSecret[];
  answer: Answer<string> | undefined;
};

/** Password and private key, which can be typed again but never read. */
export function SecretLines({ stored, answer }: SecretLinesProps) {
  const t = useStrings(feedStrings);
  const helpOf = useSecretHelp(stored);
  const line = (field: 'password' | 'privateKey') => {
    const errors = issueOf(answer, field);
    const help = helpOf(field);
    const input = {
      id: field,
      name: field,
      className: 'input',
      'aria-invalid': errors ? (true as const) : undefined,
      'aria-describedby': describedBy(field, { ...(errors && { errors }), help }),
    };
    return { field: { id: field, label: t(field), help, errors }, input };
  };
  const [password, key] = [line('password'), line('privateKey')];
  return (
    <>
      <Field {...password.field}>
        {/* Otherwise browsers fill in the password of the office. */}
        <input {...password.input} type="password" autoComplete="new-password" maxLength={1000} />
      </Field>
      <details className="supplier-feeds-key" open={key.field.errors !== undefined}>
        <summary>{t('privateKey.use')}</summary>
        <Field {...key.field}>
          <textarea {...key.input} rows={4} spellCheck={false} autoCapitalize="none" />
        </Field>
      </details>
      {stored.length > 0 && (
        <TickLine name="noSecrets" label={t('noSecrets')} isOn={false} answer={answer} />
      )}
    </>
  );
}

/** What is known of a stored secret, else what to write. */
function useSecretHelp(stored: readonly StoredSecret[]) {
  const t = useStrings(feedStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  return (field: 'password' | 'privateKey') => {
    const secret = stored.find((one) => one.field === field);
    if (!secret) return t(`${field}.help`);
    const date = formatMoment(new Date(secret.setAt), { locale, timeZone });
    return field === 'password' && secret.ending
      ? t('secret.ending', { date, ending: secret.ending })
      : t('secret.set', { date });
  };
}
