import { data, isRouteErrorResponse } from 'react-router';
import { localeOf } from '#src/web/page/locale-of.ts';
import { translate } from '#src/web/words/translate.ts';
import type { FormAnswer } from './form-snapshot.ts';
import formStrings from './words.json' with { type: 'json' };

/** What the server refuses before the page's action sees it: to be sent again as it is, or smaller. */
const refusals: Readonly<Record<number, 'refused.busy' | 'refused.large' | 'refused.slow'>> = {
  408: 'refused.slow',
  413: 'refused.large',
  429: 'refused.busy',
  503: 'refused.busy',
  507: 'refused.busy',
};

/**
 * The `clientAction` of a page with a form: a network that breaks while it is sent, or a server that
 * cannot take it now, is an answer beside the form, not the end of the page with everything in it.
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
    // As what went wrong: else the router would ask for the page anew, without a network.
    return data(answer, { status: 503 });
  }
}

function failureReason(error: unknown) {
  // What `fetch` throws without an answer; answers and redirects are no TypeError.
  if (error instanceof TypeError) return 'offline' as const;
  return isRouteErrorResponse(error) ? (refusals[error.status] ?? null) : null;
}
