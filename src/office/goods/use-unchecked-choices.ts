import { useEffect, useState } from 'react';

/**
 * The form with the file's columns and rules while it says something else than what the file was checked with, null
 * otherwise: applying would do what is shown, not what was just chosen.
 */
export function useUncheckedChoices(): HTMLFormElement | null {
  const [changed, setChanged] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    const note = ({ target, type }: Event) => {
      const form = formOf(target);
      if (form && isMapping(form)) setChanged(type === 'submit' ? null : form);
    };
    // What was typed before the page was ready told nobody.
    const form = [...document.forms].find((one) => isMapping(one) && isTyped(one));
    if (form) setChanged(form);
    // On the document, because the form is made anew when the file is checked.
    document.addEventListener('input', note);
    document.addEventListener('change', note);
    document.addEventListener('submit', note);
    return () => {
      document.removeEventListener('input', note);
      document.removeEventListener('change', note);
      document.removeEventListener('submit', note);
    };
  }, []);
  return changed;
}

function formOf(target: EventTarget | null): HTMLFormElement | null {
  if (target instanceof HTMLFormElement) return target;
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
    ? target.form
    : null;
}

function isMapping(form: HTMLFormElement): boolean {
  return new FormData(form).get('intent') === 'map';
}

/** Whether something in it is not as the page came. */
function isTyped(form: HTMLFormElement): boolean {
  return [...form.elements].some((field) => {
    if (field instanceof HTMLSelectElement) {
      return [...field.options].some((one) => one.selected !== one.defaultSelected);
    }
    if (!(field instanceof HTMLInputElement)) return false;
    if (field.type === 'checkbox') return field.checked !== field.defaultChecked;
    return field.type !== 'hidden' && field.value !== field.defaultValue;
  });
}
