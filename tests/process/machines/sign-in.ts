import { type Machines, owner } from './open-machines.ts';
import { postForm } from './signed-form.ts';

/** Signs the owner in at a process. Returns the cookies. */
export async function signIn(machines: Machines, nth: number): Promise<string> {
  const answer = await postForm(machines.at(nth, '/login'), owner);
  if (answer.status !== 303) throw new Error(`Signing in: ${answer.status}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}

/** Listens to a process as a tab of the office does; `until` reads until the text matches. */
export async function listenToNews(machines: Machines, nth: number, cookie: string) {
  const leaving = new AbortController();
  const { body } = await fetch(machines.at(nth, '/admin/events'), {
    headers: { Cookie: cookie },
    signal: leaving.signal,
  });
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    async until(pattern: RegExp): Promise<void> {
      while (!pattern.test(text)) {
        const { done, value } = (await reader?.read()) ?? { done: true, value: '' };
        if (done) throw new Error(`The news ended after ${text}`);
        text += value;
      }
    },
    leave: () => leaving.abort(),
  };
}
