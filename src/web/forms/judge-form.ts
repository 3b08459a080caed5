import { parseWithZod } from '@conform-to/zod/v4';
import type { z } from 'zod';
import type { LocaleCode } from '#src/lib/locales.ts';
import { plainText } from '#src/lib/plain-text.ts';
import { firstFailure } from '#src/lib/rules.ts';
import { rulesOfControl } from './control-rules.ts';
import type { FormErrors } from './form-snapshot.ts';

/** What a schema says about a posted form: the first error of each field. The server uses the same function. */
export function judgeValues(values: FormData, schema: z.ZodType): FormErrors {
  const submission = parseWithZod(withoutFiles(values), { schema });
  if (submission.status === 'success') return {};
  const first = Object.entries(submission.error ?? {}).flatMap(([name, messages]) => {
    const message = messages?.[0];
    return message === undefined ? [] : [[name, message] as const];
  });
  return Object.fromEntries(first);
}

/** As the server reads it: without characters that no keyboard types. */
function withoutFiles(values: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of values) {
    if (typeof value === 'string') form.append(name, plainText(value));
    else form.append(name, value);
  }
  return form;
}

/** The rules in the attributes of a form's controls; the schema has precedence. */
export function judgeControls(form: HTMLFormElement, locale: LocaleCode): FormErrors {
  const values = new FormData(form);
  const errors: Record<string, string> = {};
  for (const control of form.elements) {
    const name = control.getAttribute('name');
    if (!name || control.getAttribute('type') === 'hidden' || control.matches(':disabled'))
      continue;
    const rules = rulesOfControl((attribute) => control.getAttribute(attribute));
    const value = values.get(name);
    const typed = value instanceof File && value.size === 0 && value.name === '' ? null : value;
    const message = firstFailure(rules, typed, { field: controlLabel(control), locale });
    if (message !== null) errors[name] ??= message;
  }
  return errors;
}

/** The text of the label alone, without the help text in it. */
function controlLabel(control: Element): string {
  const label = 'labels' in control ? (control as HTMLInputElement).labels?.[0] : undefined;
  return label?.firstChild?.textContent?.trim() || (control.getAttribute('name') ?? '');
}
