/** A field that holds the UUID of another story, or several. */
export type RelationField = { component: string; field: string };

/** Parses `article.author,article.tags` into fields; anything else is ignored. */
export function parseRelations(text: string): RelationField[] {
  return text.split(',').flatMap((item) => {
    const [component, field, ...rest] = item.trim().split('.');
    return component && field && rest.length === 0 ? [{ component, field }] : [];
  });
}
