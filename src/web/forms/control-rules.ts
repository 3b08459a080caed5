import {
  email,
  maxLength,
  maxValue,
  minLength,
  minValue,
  pattern,
  type Rule,
  required,
} from '#src/lib/rules.ts';

/** Like `element.getAttribute`: null for a missing attribute. */
export type ReadAttribute = (name: string) => string | null;

/**
 * The rules in a control's attributes: required, type=email (multiple), pattern, minlength, maxlength, and min and
 * max of a number.
 */
export function rulesOfControl(read: ReadAttribute): Rule[] {
  const type = read('type');
  const has = (name: string) => read(name) !== null;
  const number = (name: string, rule: (count: number) => Rule) => countRule(read(name), rule);
  const source = read('pattern');
  return [
    ...(has('required') ? [required({ allowFalse: type !== 'checkbox' })] : []),
    ...(type === 'email' ? [email({ multiple: has('multiple') })] : []),
    ...(source ? [pattern(source)] : []),
    ...number('minlength', minLength),
    ...number('maxlength', maxLength),
    ...(type === 'number' ? [...number('min', minValue), ...number('max', maxValue)] : []),
  ];
}

/** An attribute that is not a number is ignored, as browsers do. */
function countRule(text: string | null, rule: (count: number) => Rule): Rule[] {
  const count = Number(text);
  return text === null || text.trim() === '' || Number.isNaN(count) ? [] : [rule(count)];
}
