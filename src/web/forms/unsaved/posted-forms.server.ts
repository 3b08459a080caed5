/** How the form's own page returns it, with a sentence above what was typed. */
export type GiveBack = (message: string, status: number) => unknown;

type Posted = { form: FormData; giveBack?: GiveBack };

const posted = new WeakMap<Request, Posted>();

/** What was posted with a request, in case its action cannot store it. */
export function rememberPosted(request: Request, known: Posted): void {
  posted.set(request, { ...posted.get(request), ...known });
}

export function recallPosted(request: Request): Posted | undefined {
  return posted.get(request);
}
