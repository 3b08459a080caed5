/**
 * Keeps the choice of the logo and the file field together: a chosen file chooses "your own logo", and whoever then
 * chooses another kind lets the file go. Saving takes a chosen file, whatever else is chosen.
 */
export function matchLogo(form: HTMLFormElement, changed: EventTarget): void {
  const file = form.elements.namedItem('logoFile');
  const kinds = form.elements.namedItem('logo');
  if (!(file instanceof HTMLInputElement && kinds instanceof RadioNodeList)) return;
  if (changed === file && file.files?.length) kinds.value = 'picture';
  else if ([...kinds].some((kind) => kind === changed) && kinds.value !== 'picture')
    file.value = '';
}
