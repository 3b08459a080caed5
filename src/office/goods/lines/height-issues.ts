/** Where the errors of a kit's rows are shown: the issue `heights.0.frontIn` beside the field `height-0-frontIn`. */
export function heightIssues(form: FormData): Record<string, string> {
  const fields = [...form.keys()].filter((name) => name.startsWith('height-'));
  return Object.fromEntries(
    fields.map((name) => [name.replace('height-', 'heights.').replace('-', '.'), name]),
  );
}
