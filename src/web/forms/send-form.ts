/** An answer that is no success, worded as the specification has it. */
export class RequestError extends Error {
  readonly status: number;

  constructor(status: number) {
    super(`Request failed with status code ${status}`);
    this.status = status;
  }
}

export type SentForm = { path: string; fields: readonly [name: string, value: string][] };

/**
 * Posts a form as its page would. A form that was taken leads on to another page; one that was not
 * comes back.
 * @returns the path that it led to
 * @throws {RequestError} an answer that is no success; what the network says
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
