/**
 * Classes that were renamed, by their former names: stories of earlier versions have them in the
 * `classes` of a button and in styled words, and go on looking as they did.
 */
const renamed: ReadonlyMap<string, string> = new Map([
  ['btn', 'button'],
  ['btn--ink', 'button--dark'],
  ['btn--line', 'button--outline'],
  ['btn--quiet', 'button--quiet'],
  ['btn--white', 'button--white'],
  ['btn--gray', 'button--gray'],
  ['btn--danger', 'button--danger'],
  ['btn--sm', 'button--small'],
  ['btn--lg', 'button--large'],
  ['btn--block', 'button--wide'],
  ['btn--icon', 'button--icon'],
  ['d2', 'title-2'],
  ['d3', 'title-3'],
  ['d4', 'title-4'],
  ['fig', 'figure'],
  ['help', 'field-help'],
  ['only-lg', 'only-wide'],
  ['push', 'push-end'],
  ['vh', 'visually-hidden'],
  ['wrap', 'page-width'],
]);

/** Classes as they stand in a story, separated by spaces, by the names that the sheets know now. */
export function currentClasses(classes: string): string {
  return classes
    .split(/\s+/)
    .filter(Boolean)
    .map((name) => renamed.get(name) ?? name)
    .join(' ');
}
