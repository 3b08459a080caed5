import type { TableName, VehicleField } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import vehicleStrings from './words.json' with { type: 'json' };

type Word = keyof typeof vehicleStrings;

function isWord(key: string): key is Word {
  return Object.hasOwn(vehicleStrings, key);
}

/** The words of a record's fields; where a row has none of its own, those of the fact. */
export function useVehicleWords() {
  const t = useStrings(vehicleStrings);
  const first = (keys: readonly string[]) => keys.find(isWord);
  const paths = (path: string, table: TableName | null) =>
    table === null ? [path] : [`${table}.${path}`, path];
  const nameOf = (field: VehicleField, table: TableName | null) => {
    const [key] = paths(field.path, table)
      .flatMap((path) => [`field.${path}`, `fact.${path}`])
      .filter(isWord);
    return key ? t(key) : field.path;
  };
  return {
    t,
    factOf: (fact: string) => {
      const key = `fact.${fact}`;
      return isWord(key) ? t(key) : fact;
    },
    /** With its unit: "Wheelbase (in)". */
    labelOf: (field: VehicleField, table: TableName | null = null) => {
      const unit = field.kind === 'number' ? `unit.${field.unit}` : '';
      const label = nameOf(field, table);
      return isWord(unit) ? t('with-unit', { label, unit: t(unit) }) : label;
    },
    hintOf: (field: VehicleField, table: TableName | null = null) => {
      const key = first([`hint.${table === null ? '' : `${table}.`}${field.path}`]);
      return key && t(key);
    },
    choiceOf: (path: string, value: string) => {
      const key = first([`choice.${path}.${value}`, `choice.${value}`]);
      return key ? t(key) : value;
    },
  };
}
