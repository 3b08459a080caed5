import { data, type RouterContextProvider } from 'react-router';
import type { Locale } from '#src/domain/context.ts';
import { waitContext } from '#src/web/forms/guard/form-watch-context.ts';
import { translate } from '#src/web/words/translate.ts';
import formStrings from './words.json' with { type: 'json' };

type Context = Pick<Readonly<RouterContextProvider>, 'get'>;

/** For a form without typed input. @throws the page that says to wait, if the network must */
export function refuseTooMany(context: Context): void {
  if (context.get(waitContext) !== null) throw data(null, { status: 429 });
}

/** What a form says above what was typed if its network must wait; null if not. */
export function tooManyMessage(context: Context, locale: Locale): string | null {
  const seconds = context.get(waitContext);
  if (seconds === null) return null;
  return translate(formStrings, locale)('tooMany', { minutes: Math.ceil(seconds / 60) });
}
