/** What a cell looks like: nothing, a number of digits only, another value, or words. */
export type CellKind = 'empty' | 'digits' | 'value' | 'words';

const amount =
  /^[-+(<>~]{0,2}\s*(?:[$€£]|USD)?\s*[-+]?\d[\d.,\s]*(?:%|[-+)])?\s*(?:USD|€|%|mm|in|lb|lbs|kg|")?$/i;
const date = /^(?:\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4})(?:[T ].*)?$/;
const answer = /^(?:true|false|yes|no|y|n|n\/a|call)$/i;

/** A longer text is a description or a sentence. */
const longestName = 80;

export function kindOf(cell: string): CellKind {
  const text = cell.trim();
  if (text === '') return 'empty';
  if (/^\d{1,6}$/.test(text)) return 'digits';
  if (text.length > longestName) return 'value';
  return amount.test(text) || date.test(text) || answer.test(text) ? 'value' : 'words';
}

/** Digits, amounts, dates and answers: what is below a name, and is none. */
export function isData(cell: string): boolean {
  const kind = kindOf(cell);
  return kind === 'digits' || kind === 'value';
}
