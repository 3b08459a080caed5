/** `post-*` → what `like` takes; nothing else in the text is a wildcard. */
export function likePattern(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&').replaceAll('*', '%');
}
