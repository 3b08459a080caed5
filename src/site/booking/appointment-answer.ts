import type { FormAnswer } from '#src/web/forms/form-snapshot.ts';
import { guardNames } from '#src/web/forms/guard/guard-names.ts';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import type { ChosenTime, TimeView } from './time-view.ts';

/**
 * The page's answer to a post without a redirect: what was typed (`initialValue`), and the time that the form is for
 * from now on.
 */
export type AppointmentAnswer = FormAnswer & {
  chosen: ChosenTime | null;
  /** The next free times, if the requested one is not available. */
  taken: TimeView[] | null;
  /** The form is still the one that was served first. */
  serving?: FormServing;
};

/** What somebody typed, to be kept when another time is chosen. */
export type Typed = Record<string, string>;

const typedFields = ['vehicle', 'name', 'contact', 'note'] as const;

/** Null for a form without input fields. */
export function typedOf(form: FormData): Typed | null {
  if (!form.has('contact')) return null;
  return Object.fromEntries(typedFields.map((name) => [name, formField(form, name)]));
}

export function formField(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The serving of the form that came back; undefined for a form without input fields. */
export function servingOf(form: FormData): FormServing | undefined {
  if (!form.has('contact')) return undefined;
  return { formId: formField(form, guardNames.formId), token: formField(form, guardNames.token) };
}
