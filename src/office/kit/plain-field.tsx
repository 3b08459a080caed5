import { type HTMLInputAutoCompleteAttribute, type RefObject, useEffect, useRef } from 'react';
import { describedBy, Field } from '#src/web/forms/field.tsx';
import { useAnswer } from '#src/web/page/use-answer.ts';

type PlainFieldProps = {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  help?: string;
  /** Why the server refused it. */
  error?: string | null;
  value?: string;
  /** The first wrong field of a refused form, or the only field of a page. */
  isNext?: boolean;
  /** For pages with several forms that have a field of this name. */
  id?: string;
};

/** A field of a form that only the server validates: signing in, one's own account. */
export function PlainField({ name, label, type = 'text', id = name, ...rest }: PlainFieldProps) {
  const errors = rest.error ? [rest.error] : undefined;
  const input = useRef<HTMLInputElement>(null);
  useFocusOnRefusal(input, Boolean(rest.isNext && rest.error));
  return (
    <Field id={id} label={label} help={rest.help} errors={errors}>
      <input
        ref={input}
        className="input"
        id={id}
        name={name}
        type={type}
        autoComplete={rest.autoComplete}
        defaultValue={rest.value}
        required
        // biome-ignore lint/a11y/noAutofocus: what comes next after a refusal, or on a page for one thing
        autoFocus={rest.isNext}
        aria-invalid={rest.error ? true : undefined}
        aria-describedby={describedBy(id, { errors, help: rest.help })}
      />
    </Field>
  );
}

/**
 * A form that is refused without loading the page again is still the same one, so `autoFocus` does nothing. For the
 * answer that a page came with it did: by the time the script runs, somebody may be typing into another field.
 */
function useFocusOnRefusal(input: RefObject<HTMLInputElement | null>, isWrong: boolean): void {
  const answer = useAnswer();
  const known = useRef(answer);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer, however often the page is drawn
  useEffect(() => {
    if (answer === known.current) return;
    known.current = answer;
    if (isWrong) input.current?.focus();
  }, [answer]);
}
