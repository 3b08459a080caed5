import type { StockPart } from '#src/domain/goods/index.ts';
import { partValues } from '#src/office/goods/part-values.ts';

/** The form of a part as its page fills it, for tests that send it changed. */
export function partForm(part: StockPart): Record<string, string> {
  return { ...partValues(part) };
}
