const prefix = 'text-';

/**
 * The id of an anchor in a text. Prefixed, because an editor's name alone could clash with something that scripts
 * look up by name, such as `forms`.
 */
export function textAnchor(name: string): string {
  return name.startsWith(prefix) ? name : `${prefix}${name}`;
}
