import type { FormDraft } from './form-draft.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Never what identifies the form, a file, a password, a consent or a field that only programs fill in. */
const typed =
  'textarea, select, input:not([type=hidden], [type=file], [type=password], [type=checkbox], [tabindex="-1"])';

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>(typed)].filter(({ name }) => name !== '');
}

/** What somebody typed or chose, by name. */
export function readTyped(form: HTMLFormElement): FormDraft {
  const values = controlsOf(form).filter((control) => !isRadio(control) || control.checked);
  return Object.fromEntries(values.map(({ name, value }) => [name, value]));
}

/** Whether a form is as it was served. */
export function isAsServed(form: HTMLFormElement): boolean {
  return controlsOf(form).every((control) => {
    if (isRadio(control)) return control.checked === control.defaultChecked;
    return control instanceof HTMLSelectElement || control.value === control.defaultValue;
  });
}

/** Restores saved values; a text that the page itself supplied, such as from a link, is kept. */
export function fillTyped(form: HTMLFormElement, draft: FormDraft): boolean {
  let isChanged = false;
  for (const control of controlsOf(form)) {
    const kept = draft[control.name];
    if (kept === undefined || isServed(control)) continue;
    if (isRadio(control)) control.checked = control.value === kept;
    else if (control.value !== kept) {
      control.value = kept;
      isChanged = true;
    }
  }
  return isChanged;
}

function isServed(control: Control): boolean {
  if (control instanceof HTMLSelectElement || isRadio(control)) return false;
  return control.defaultValue !== '';
}

function isRadio(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && control.type === 'radio';
}
