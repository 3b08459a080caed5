import { type FormEvent, useEffect, useRef } from 'react';
import { readSavedDetails, saveDetails } from './saved-details.ts';

/** Gives an untouched form back what was typed in it earlier in this visit, and keeps what comes. */
export function useSavedDetails() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && isUntouched(form.current)) fill(form.current);
  }, []);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    saveDetails(new FormData(currentTarget));
  return { ref: form, onInput };
}

/** What the server gave back, or the browser after a reload, is newer than what was kept. */
function isUntouched(form: HTMLFormElement): boolean {
  const given = new FormData(form);
  return ['name', 'contact', 'note'].every((name) => given.get(name) === '');
}

function fill(form: HTMLFormElement): void {
  for (const [name, value] of readSavedDetails()) {
    const field = form.elements.namedItem(name);
    // A group of radios takes the value of the one to check, as a text field takes its text.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLTextAreaElement) field.value = value;
  }
}
