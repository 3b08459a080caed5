import type { PartQuery } from '#src/domain/goods/index.ts';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { goodsParams } from './goods-query.ts';

/** The choices of a list, for a form that goes on from it. */
export function HiddenFilter({ query }: { query: PartQuery }) {
  return <HiddenFields fields={goodsParams({ ...query, page: 1 })} />;
}
