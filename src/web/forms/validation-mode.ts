/** When a field is visibly checked; `passive` waits until the form is sent. */
export const validationModes = ['aggressive', 'eager', 'lazy', 'passive'] as const;
export type ValidationMode = (typeof validationModes)[number];

export type FieldEvent = 'input' | 'change' | 'blur';

const events: Record<ValidationMode, Record<'calm' | 'failing', readonly FieldEvent[]>> = {
  aggressive: { calm: ['input', 'blur'], failing: ['input', 'blur'] },
  eager: { calm: ['change', 'blur'], failing: ['input', 'change'] },
  lazy: { calm: ['change', 'blur'], failing: ['change', 'blur'] },
  passive: { calm: [], failing: [] },
};

/** Whether this event of a field triggers a check; `isFailing`: it currently shows an error. */
export function isCheckedOn(
  event: FieldEvent,
  { mode, isFailing }: { mode: ValidationMode; isFailing: boolean },
): boolean {
  return events[mode][isFailing ? 'failing' : 'calm'].includes(event);
}
