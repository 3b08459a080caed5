import { described } from './field-meta.ts';
import { number } from './fields.ts';

/** The number of columns of a grid, if there is room. */
export const columnsField = described(number(3, { min: 1, max: 6 }), {
  label: { en: 'Columns', es: 'Columnas' },
  help: {
    en: 'Where there is room. A phone shows one.',
    es: 'Donde hay espacio. El teléfono muestra una.',
  },
  group: 'look',
});
