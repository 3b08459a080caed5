import type { LiftKitLine } from '#src/domain/catalog/index.ts';
import { parseInput } from '#src/domain/parse-input.ts';
import type { LineCategory } from '../goods-category.ts';
import type { GoodsOf } from '../goods-of.ts';
import { lineForms } from './line-form.ts';
import { typedLines } from './typed-line.ts';

type Typed<Category> = {
  category: Category;
  form: object;
  lineId: string;
  /** The line as it was; null for a new one. */
  before: Pick<LiftKitLine, 'provenance'> | null;
};

type Readers = { [Category in LineCategory]: (typed: Typed<Category>) => GoodsOf[Category] };

const readers: Readers = {
  'lift-kits': ({ form, ...rest }) =>
    typedLines['lift-kits']({ ...rest, input: parseInput(lineForms['lift-kits'], form) }),
  'wheel-lines': ({ form, ...rest }) =>
    typedLines['wheel-lines']({ ...rest, input: parseInput(lineForms['wheel-lines'], form) }),
  'tire-lines': ({ form, ...rest }) =>
    typedLines['tire-lines']({ ...rest, input: parseInput(lineForms['tire-lines'], form) }),
};

/**
 * The line that a form describes, without saving it.
 * @throws {DomainError} invalid with the fields that are refused
 */
export function readTypedLine<Category extends LineCategory>(
  typed: Typed<Category>,
): GoodsOf[Category] {
  return readers[typed.category](typed);
}
