/** Attributes that are preserved but never written into the page. */
export function preservedAttributes(...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, { default: null, rendered: false }]));
}

/** What the editor does not know, unchanged. */
export function carriedAttributes() {
  return preservedAttributes('json');
}
