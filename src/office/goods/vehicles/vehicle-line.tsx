import {
  nameOf,
  type TableName,
  type VehicleField,
  type VehicleValues,
} from '#src/domain/goods/index.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { TickLine } from '#src/office/kit/tick-line.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';

export type VehicleFieldsProps = {
  values: VehicleValues;
  answer: Answer<string> | undefined;
};

export type VehicleLineProps = VehicleFieldsProps & {
  field: VehicleField;
  /** The table that it is a field of, and the number of its row. */
  row?: { table: TableName; at: number };
};

/** One field of a record, as wide as its kind needs. */
export function VehicleLine(props: VehicleLineProps) {
  if (props.field.kind === 'id') return <Control {...props} />;
  return (
    <div className="vehicles-field" data-kind={props.field.kind}>
      <Control {...props} />
    </div>
  );
}

function Control({ field, row, values, answer }: VehicleLineProps) {
  const { labelOf, hintOf } = useVehicleWords();
  const table = row?.table ?? null;
  const name = row ? `${row.table}-${row.at}-${nameOf(field.path)}` : nameOf(field.path);
  const value = values[name] ?? '';
  const line = { name, label: labelOf(field, table), value };
  const help = hintOf(field, table);
  switch (field.kind) {
    case 'id':
      return <input type="hidden" name={name} defaultValue={value} />;
    case 'set':
      return <PlaceBoxes {...{ field, name, values, answer }} label={line.label} />;
    case 'choice':
    case 'flag':
      return (
        <Choice {...{ field, line, answer }} path={table ? `${table}.${field.path}` : field.path} />
      );
    case 'long':
    case 'lines':
    case 'limits':
    case 'trim-names':
      return (
        <TextLines
          {...line}
          help={help ?? ''}
          rows={field.kind === 'long' ? 4 : 3}
          answer={answer}
        />
      );
    default:
      return <TextLine {...line} {...(help && { help })} {...(answer && { answer })} />;
  }
}

type ChoiceProps = {
  field: Extract<VehicleField, { kind: 'choice' | 'flag' }>;
  path: string;
  line: { name: string; label: string; value: string };
  answer: Answer<string> | undefined;
};

function Choice({ field, path, line, answer }: ChoiceProps) {
  const { t, choiceOf } = useVehicleWords();
  const options =
    field.kind === 'flag'
      ? (['no', 'yes'] as const).map((value) => ({ value, label: t(value) }))
      : field.options.map((value) => ({ value, label: choiceOf(path, value) }));
  const none = field.isOptional ? [{ value: '', label: t('unknown') }] : [];
  return (
    <ChoiceLine
      {...line}
      value={line.value || (field.isOptional ? '' : (options[0]?.value ?? ''))}
      options={[...none, ...options]}
      {...(answer && { answer })}
    />
  );
}

type BoxesProps = VehicleFieldsProps & {
  field: Extract<VehicleField, { kind: 'set' }>;
  name: string;
  label: string;
};

function PlaceBoxes({ field, name, label, values, answer }: BoxesProps) {
  const { choiceOf } = useVehicleWords();
  return (
    <fieldset className="vehicles-boxes">
      <legend>{label}</legend>
      {field.options.map((option) => (
        <TickLine
          key={option}
          name={`${name}-${option}`}
          label={choiceOf(field.path, option)}
          isOn={values[`${name}-${option}`] === 'on'}
          answer={answer}
        />
      ))}
    </fieldset>
  );
}
