type Asked = { to: string; signal: AbortSignal };

/** Posts what a form contains, and returns the JSON answer; null for a refusal. @throws without a network */
export async function postForm<Answer>(
  form: HTMLFormElement,
  { to, signal }: Asked,
): Promise<Answer | null> {
  const texts = [...new FormData(form)].filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const response = await fetch(to, { method: 'POST', body: new URLSearchParams(texts), signal });
  return response.ok ? ((await response.json()) as Answer) : null;
}
