import { data } from 'react-router';
import { localeOf } from '#src/app/locale-of.ts';
import formStrings from '#src/app/strings/forms.json' with { type: 'json' };
import { translate } from '#src/app/strings/translate.ts';
import type { FormAnswer } from './form-store.ts';

/**
 * The `clientAction` of a page with a form: a network that breaks while it is sent is an answer
 * beside the form, not the end of the page with everything in it.
 */
export async function sendOrKeep<Answer>({
  request,
  serverAction,
}: {
  request: Request;
  serverAction(): Promise<Answer>;
}) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws without an answer; answers and redirects are no TypeError.
    if (!(error instanceof TypeError)) throw error;
    const t = translate(formStrings, localeOf(new URL(request.url).pathname));
    const answer: FormAnswer = { status: 'error', error: { '': [t('offline')] } };
    // As what went wrong: else the router would ask for the page anew, without a network.
    return data(answer, { status: 503 });
  }
}
