import { useState } from 'react';
import type { FieldProps } from './field-props.ts';

/** A list of short texts, one per line. */
export function LinesControl({ id, value, onChange, describedBy, invalid }: FieldProps) {
  const saved = Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
  // Empty lines are kept while typing, but not stored in the story.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed !== null && sameLines(splitLines(typed), saved) ? typed : saved.join('\n');
  return (
    <textarea
      id={id}
      className="input"
      rows={Math.max(3, shown.split('\n').length + 1)}
      value={shown}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(splitLines(target.value));
      }}
    />
  );
}

function splitLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function sameLines(one: readonly string[], other: readonly string[]): boolean {
  return one.join('\n') === other.join('\n');
}
