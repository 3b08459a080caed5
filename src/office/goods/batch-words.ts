import type { GoodsBatch } from '#src/domain/goods/index.server.ts';
import type { Translate } from '#src/web/words/translate.ts';
import type goodsStrings from './words.json';

/** What a batch did: "Raised the price by 8 %". */
export function batchWords(
  t: Translate<keyof typeof goodsStrings>,
  { kind, change, fileName }: Pick<GoodsBatch, 'kind' | 'change' | 'fileName'>,
): string {
  if (kind === 'import' && fileName) return t('batch.import.file', { file: fileName });
  if (kind === 'undo' && fileName) return t('batch.undo.file', { file: fileName });
  if (kind !== 'many' || change === null) return t(`batch.${kind}`);
  if (change.what === 'status') return t(`batch.status.${change.status}`);
  if (change.what === 'stock') {
    return change.onHand === null
      ? t('batch.uncounted')
      : t('batch.stock', { count: change.onHand });
  }
  const { by, amount } = change.step;
  const way = amount < 0 ? 'lower' : 'raise';
  const figure = Math.abs(by === 'percent' ? amount : amount / 100);
  return t(`batch.${way}-${by}`, { amount: figure });
}
