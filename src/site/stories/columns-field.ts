import texts from './columns-field-words.json' with { type: 'json' };
import { described } from './field-meta.ts';
import { number } from './fields.ts';

/** The number of columns of a grid, if there is room. */
export const columnsField = described(number(3, { min: 1, max: 6 }), {
  label: texts.label,
  help: texts.help,
  group: 'look',
});
