import type { LocaleCode } from '#src/lib/locales.ts';
import type { FieldDescription } from '#src/site/bloks/describe-components.ts';

/** The props of one field's control. It shows `value` and reports changes; it has no state of its own. */
export type FieldProps = {
  id: string;
  field: FieldDescription;
  /** As stored in the story: anything. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Ids of help and error, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  /** The language that is being edited. */
  language: EditLanguage;
};

/** The props of a control for a field of parts: it can open the form of one. */
export type ControlProps = FieldProps & { onOpenBlok: (uid: string) => void };

export type EditLanguage = LocaleCode;

/** An issue of a field. `must` prevents publishing. */
export type FieldIssue = { field: string; level: 'must' | 'should'; text: string };

export function printFieldValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
