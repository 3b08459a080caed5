/**
 * Turns a text into a name for URLs and ids: "Señal, 4x4" becomes "senal-4x4". Empty if nothing is left, never longer
 * than 100 characters.
 */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 100)
    .replace(/-$/, '');
}
