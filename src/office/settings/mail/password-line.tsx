import type { PasswordState } from '#src/domain/integrations/index.server.ts';
import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import mailStrings from './words.json' with { type: 'json' };

type PasswordLineProps = { state: PasswordState; answer: Answer<string> | undefined };

/** The password, which can be typed again but never read. */
export function PasswordLine({ state, answer }: PasswordLineProps) {
  const t = useStrings(mailStrings);
  const help = usePasswordHelp(state);
  const errors = issueOf(answer, 'password');
  return (
    <Field id="password" label={t('password')} help={help} errors={errors}>
      <input
        className="input"
        id="password"
        name="password"
        type="password"
        // Otherwise browsers fill in the password of the office.
        autoComplete="new-password"
        maxLength={500}
        aria-invalid={errors ? true : undefined}
        aria-describedby={describedBy('password', { errors, help })}
        // biome-ignore lint/a11y/noAutofocus: what was refused is what comes next
        autoFocus={errors !== undefined}
      />
    </Field>
  );
}

function usePasswordHelp(state: PasswordState): string {
  const t = useStrings(mailStrings);
  const locale = useLocale();
  const timeZone = useShopTimeZone();
  if (state.kind !== 'set') return t(`password.${state.kind}`);
  const date = formatMoment(new Date(state.setAt), { locale, timeZone });
  const { ending } = state;
  return ending ? t('password.set', { date, ending }) : t('password.setShort', { date });
}
