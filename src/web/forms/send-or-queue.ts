import { data, isRouteErrorResponse } from 'react-router';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import type { FormAnswer } from './form-snapshot.ts';
import formStrings from './words.json' with { type: 'json' };

/** Statuses with which the server refuses before the page's action runs: send it again unchanged, or smaller. */
const refusals: Readonly<Record<number, 'refused.busy' | 'refused.large' | 'refused.slow'>> = {
  408: 'refused.slow',
  413: 'refused.large',
  429: 'refused.busy',
  503: 'refused.busy',
  507: 'refused.busy',
};

/**
 * The `clientAction` of a page with a form: a network failure while it is sent, or a server that cannot take it now,
 * becomes a message next to the form instead of replacing the page and everything in it.
 */
export async function sendOrQueue<Answer>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction(): Promise<Answer>;
}) {
  try {
    return await serverAction();
  } catch (error) {
    const reason = failureReason(error);
    if (reason === null) throw error;
    const t = translate(formStrings, localeOf(new URL(request.url).pathname));
    const answer: FormAnswer = { status: 'error', error: { '': [t(reason)] } };
    // Returned as an error, or the router would load the page again, without a network.
    return data(answer, { status: 503 });
  }
}

function failureReason(error: unknown) {
  // What `fetch` throws without a response; responses and redirects are not TypeErrors.
  if (error instanceof TypeError) return 'offline' as const;
  return isRouteErrorResponse(error) ? (refusals[error.status] ?? null) : null;
}
