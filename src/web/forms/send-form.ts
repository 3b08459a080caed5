/** An unsuccessful response, worded as in the specification. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Request failed with status code ${status}`);
    this.status = status;
  }
}

export type SentForm = { path: string; fields: readonly [name: string, value: string][] };

/**
 * Posts a form as its page would. An accepted form leads to another page; a refused one comes back.
 * @returns the path that it led to
 * @throws {RequestError} for an unsuccessful response; network errors as they are
 */
export async function sendForm(
  fetchForm: typeof fetch,
  { path, fields }: SentForm,
): Promise<string> {
  const response = await fetchForm(path, {
    method: 'POST',
    credentials: 'same-origin',
    body: new URLSearchParams(fields.map(([name, value]) => [name, value])),
  });
  if (!response.ok) throw new RequestError(response.status);
  return new URL(response.url).pathname;
}
