/** What a page gives its form: the form's id and the token that it was served with. */
export function servedFields(page: string): Record<string, string> {
  const inputs = page.match(/<input[^>]*type="hidden"[^>]*>/g) ?? [];
  const attribute = (input: string, name: string) =>
    new RegExp(`\\b${name}="([^"]*)"`).exec(input)?.[1] ?? '';
  const fields = inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')]);
  return Object.fromEntries(fields.filter(([name]) => /^form(Id|Token)$/.test(name ?? '')));
}
