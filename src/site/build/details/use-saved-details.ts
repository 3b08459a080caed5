import { type FormEvent, useEffect, useRef } from 'react';
import { readSavedDetails, saveDetails } from './saved-details.ts';

/** Restores an untouched form from earlier in this visit, and saves what is typed. */
export function useSavedDetails() {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current && isUntouched(form.current)) fill(form.current);
  }, []);
  const onInput = ({ currentTarget }: FormEvent<HTMLFormElement>) =>
    saveDetails(new FormData(currentTarget));
  return { ref: form, onInput };
}

/** Values restored by the server, or by the browser after a reload, are newer than the saved ones. */
function isUntouched(form: HTMLFormElement): boolean {
  const given = new FormData(form);
  return ['name', 'contact', 'note'].every((name) => given.get(name) === '');
}

function fill(form: HTMLFormElement): void {
  for (const [name, value] of readSavedDetails()) {
    const field = form.elements.namedItem(name);
    // For a group of radios, setting the value checks one, just as it sets the text of a field.
    if (field instanceof RadioNodeList || field instanceof HTMLInputElement) field.value = value;
    if (field instanceof HTMLTextAreaElement) field.value = value;
  }
}
