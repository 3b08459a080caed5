/** Converts `post-*` into a `like` pattern; nothing else in the text acts as a wildcard. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');
}
