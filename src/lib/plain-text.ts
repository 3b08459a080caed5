/**
 * Text as a person can type it: without control characters (tab and line breaks stay) and lone surrogates. PostgreSQL
 * refuses a zero byte, and its JSON refuses a lone surrogate.
 */
export function plainText(value: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are the point
  return value.toWellFormed().replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '');
}
