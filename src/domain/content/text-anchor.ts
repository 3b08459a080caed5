const prefix = 'text-';

/**
 * The id of a place in a text that editors write. A name of theirs alone could stand for something
 * that scripts look up by name in the page, such as `forms`.
 */
export function textAnchor(name: string): string {
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}
