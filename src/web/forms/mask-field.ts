import { maskPhone } from './phone-mask.ts';

/** Marks a field that formats a phone number while it is typed. */
export const phoneMask = { 'data-mask': 'phone' } as const;

/** Formats what was typed into such a field, and puts the caret where it belongs. */
export function createFieldMask(): (event: Event) => void {
  const known = new WeakMap<HTMLInputElement, string>();
  return (event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target.dataset.mask !== 'phone') return;
    const { isComposing = false, inputType = '' } = event as Partial<InputEvent>;
    if (isComposing) return;
    const caret = target.selectionStart ?? target.value.length;
    const now = { text: target.value, caret };
    const isForward = inputType === 'deleteContentForward';
    const masked = maskPhone(now, { before: known.get(target) ?? '', isForward });
    known.set(target, masked.text);
    if (masked.text === target.value) return;
    target.value = masked.text;
    if (document.activeElement === target) target.setSelectionRange(masked.caret, masked.caret);
  };
}
