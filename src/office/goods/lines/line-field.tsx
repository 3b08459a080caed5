import type { Answer } from '#src/office/kit/answer.ts';
import { type LineChoice, TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { LineValues } from './line-values.ts';
import lineStrings from './words.json' with { type: 'json' };

type Word = keyof typeof lineStrings;
type NameIn<Each> = Each extends `field.${infer Name}` ? Name : never;
export type LineFieldName = NameIn<Word>;

/** What the fields of a line's form are filled from. */
export type LineFieldsProps = { values: LineValues; answer: Answer<string> | undefined };

type LineFieldProps = LineFieldsProps & {
  name: LineFieldName;
  help?: string;
  choices?: readonly LineChoice[];
};

/** One line of text, named as the field of the form. */
export function LineField({ name, values, answer, help, choices }: LineFieldProps) {
  const t = useStrings(lineStrings);
  return (
    <TextLine
      name={name}
      label={t(`field.${name}`)}
      value={values[name] ?? ''}
      {...(help && { help })}
      {...(choices && { choices })}
      {...(answer && { answer })}
    />
  );
}

/** Several entries, one per line. */
export function LineList({ name, values, answer, help }: LineFieldProps) {
  const t = useStrings(lineStrings);
  return (
    <TextLines
      name={name}
      label={t(`field.${name}`)}
      help={help ?? t('help.per-line')}
      rows={3}
      value={values[name] ?? ''}
      answer={answer}
    />
  );
}
