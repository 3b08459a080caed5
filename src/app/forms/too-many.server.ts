import { data, type RouterContextProvider } from 'react-router';
import { waitContext } from '#src/app/load-context.ts';
import formStrings from '#src/app/strings/forms.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { Locale } from '#src/domain/context.ts';

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;

/** For a form with nothing typed in it. @throws the page that says to wait, where the network must */
export function refuseTooMany(context: Context): void {
  if (context.get(waitContext) !== null) throw data(null, { status: 429 });
}

/** What a form says above what was typed, where its network must wait; null where it need not. */
export function tooManyMessage(context: Context, locale: Locale): string | null {
  const seconds = context.get(waitContext);
  if (seconds === null) return null;
  return translate(formStrings, locale)('tooMany', { minutes: Math.ceil(seconds / 60) });
}
