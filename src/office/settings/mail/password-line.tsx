import type { PasswordState } from '#src/domain/integrations/index.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { SecretLine } from '#src/office/kit/secret-line.tsx';
import { useShopTimeZone } from '#src/web/page/shop-time-zone.ts';
import { formatMoment } from '#src/web/words/format-moment.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import mailStrings from './words.json' with { type: 'json' };

type PasswordLineProps = { state: PasswordState; answer: Answer<string> | undefined };

/** The password of the mail server. */
export function PasswordLine({ state, answer }: PasswordLineProps) {
  const t = useStrings(mailStrings);
  const help = usePasswordHelp(state);
  return <SecretLine name="password" label={t('password')} help={help} answer={answer} />;
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
