import { useStrings } from '#src/web/words/use-strings.ts';
import { type FieldProps, printFieldValue } from './field-props.ts';
import fieldStrings from './words.json' with { type: 'json' };

/** One line of text; several for type `textarea`. With a counter if the length is limited. */
export function TextControl({ id, field, value, onChange, describedBy, invalid }: FieldProps) {
  const text = printFieldValue(value);
  const props = {
    id,
    className: 'input',
    value: text,
    'aria-describedby': describedBy,
    'aria-invalid': invalid || undefined,
  };
  return (
    <>
      {field.type === 'textarea' ? (
        <textarea {...props} rows={rowsFor(text)} onChange={(e) => onChange(e.target.value)} />
      ) : (
        <input {...props} type="text" onChange={(e) => onChange(e.target.value)} />
      )}
      {field.max !== null && <Count length={text.length} max={field.max} />}
    </>
  );
}

function Count({ length, max }: { length: number; max: number }) {
  const t = useStrings(fieldStrings);
  return <span className="field-help">{t('count', { length, max })}</span>;
}

/** Enough lines for the text, plus one. */
function rowsFor(text: string): number {
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 38), 0);
  return Math.min(12, Math.max(2, lines + 1));
}
