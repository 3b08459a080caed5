/** Text → a name for addresses and ids: "Señal, 4x4" → "senal-4x4". Empty when nothing is left. */
export function slugOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
