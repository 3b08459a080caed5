import { useEffect } from 'react';
import { icons } from '#src/web/ui/icons.ts';
import type { Translate } from '#src/web/words/translate.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { leadTo } from './focus-problem.ts';
import kitStrings from './words.json' with { type: 'json' };

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
type Words = Translate<keyof typeof kitStrings>;

/**
 * Shows the browser's validation messages next to the fields, because its bubble disappears after seconds, is in the
 * browser's language, and points below the bar at the end of a long form. For all forms of the office.
 */
export function useOwnErrors(): void {
  const t = useStrings(kitStrings);
  useEffect(() => {
    let isFirst = true;
    const onInvalid = (event: Event) => {
      if (!isControl(event.target)) return;
      event.preventDefault();
      showError(event.target, describeError(event.target, t));
      if (!isFirst) return;
      // All fields of a form are reported at once; the first one gets the focus.
      isFirst = false;
      setTimeout(() => {
        isFirst = true;
      });
      leadTo(event.target);
    };
    const onInput = (event: Event) => {
      if (isControl(event.target)) dropError(event.target);
    };
    document.addEventListener('invalid', onInvalid, true);
    document.addEventListener('input', onInput, true);
    return () => {
      document.removeEventListener('invalid', onInvalid, true);
      document.removeEventListener('input', onInput, true);
    };
  }, [t]);
}

function isControl(target: EventTarget | null): target is Control {
  return target instanceof HTMLElement && /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
}

function describeError(control: Control, t: Words): string {
  const { validity, type } = control;
  const { min = '', max = '' } = control instanceof HTMLInputElement ? control : {};
  if (validity.valueMissing) return t('invalid.required');
  if (validity.typeMismatch) return t(type === 'email' ? 'invalid.email' : 'invalid.address');
  if (validity.rangeUnderflow) return t('invalid.low', { min });
  if (validity.rangeOverflow) return t('invalid.high', { max });
  if (validity.badInput || validity.stepMismatch) return t('invalid.number');
  return control.validationMessage;
}

function showError(control: Control, words: string): void {
  dropError(control);
  const error = document.createElement('span');
  error.className = 'field-error';
  error.id = `own-error-${crypto.randomUUID()}`;
  error.append(errorIcon(), words);
  const field = control.closest('.field');
  if (field) field.append(error);
  else control.after(error);
  const described = control.getAttribute('aria-describedby');
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [error.id, described].filter(Boolean).join(' '));
}

/** As `Icon` draws it. */
function errorIcon(): SVGElement {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('class', 'icon');
  drawn.setAttribute('viewBox', '0 0 24 24');
  drawn.setAttribute('aria-hidden', 'true');
  for (const line of icons.error) {
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', line);
    drawn.append(path);
  }
  return drawn;
}

/** Removed once somebody types in it. */
function dropError(control: Control): void {
  const described = control.getAttribute('aria-describedby')?.split(' ') ?? [];
  const own = described.find((id) => id.startsWith('own-error-'));
  if (own === undefined) return;
  document.getElementById(own)?.remove();
  const others = described.filter((id) => id !== own).join(' ');
  if (others) control.setAttribute('aria-describedby', others);
  else control.removeAttribute('aria-describedby');
  control.removeAttribute('aria-invalid');
}
