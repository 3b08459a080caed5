import type { FieldDescription } from '#src/site/bloks/describe-components.ts';

/** What a control of one field gets. It shows `value` and says what it should be; it keeps nothing. */
export type FieldProps = {
  id: string;
  field: FieldDescription;
  /** As the story has it: anything. */
  value: unknown;
  onChange: (value: unknown) => void;
  /** Ids of help and error, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  /** The language that is being written. */
  language: EditLanguage;
};

/** What a control gets whose field holds parts: it asks for the form of one. */
export type ControlProps = FieldProps & { onOpenBlok: (uid: string) => void };

export type EditLanguage = 'en' | 'es';

/** What a check found in a field. `must` stands in the way of publishing. */
export type FieldIssue = { field: string; level: 'must' | 'should'; text: string };

export function printFieldValue(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
