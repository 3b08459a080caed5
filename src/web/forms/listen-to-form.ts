import { afterPaint } from '#src/web/browser/after-paint.ts';
import type { FormStore } from './form-store.ts';
import { createFieldMask } from './mask-field.ts';
import type { FieldEvent } from './validation-mode.ts';

/** Reports what happens in a form of the page to its store. Returns a function that stops it. */
export function listenToForm(id: string, store: FormStore): (() => void) | undefined {
  const form = document.forms.namedItem(id);
  if (!form) return undefined;
  const stop = new AbortController();
  const listen = (type: string, act: (event: Event) => void) =>
    form.addEventListener(type, act, { signal: stop.signal });
  // Input is painted before it is checked, which is noticeable on a slow phone.
  const heard: [FieldEvent, string][] = [];
  let callOff: (() => void) | undefined;
  const updateStore = () => {
    callOff = undefined;
    const values = new FormData(form);
    for (const [what, name] of heard.splice(0)) store.hear(what, name, values);
  };
  const forget = () => {
    callOff?.();
    callOff = undefined;
    heard.length = 0;
  };
  const hear = (event: Event, what: FieldEvent) => {
    const name = event.target instanceof Element ? event.target.getAttribute('name') : null;
    if (name === null) return;
    heard.push([what, name]);
    callOff ??= afterPaint(updateStore);
  };
  const mask = createFieldMask();
  listen('input', (event) => {
    mask(event);
    hear(event, 'input');
  });
  // Phone keyboards compose even digits, so the text is final only at the end.
  listen('compositionend', (event) => {
    mask(event);
    hear(event, 'input');
  });
  listen('change', (event) => hear(event, 'change'));
  listen('focusout', (event) => {
    // Sending checks everything at once; a message now would move the button from under the finger.
    if (!isSubmitter((event as FocusEvent).relatedTarget, form)) hear(event, 'blur');
  });
  // The controls have their initial values back only after the event.
  listen('reset', () => {
    forget();
    queueMicrotask(() => store.reset(new FormData(form)));
  });
  store.lookSilently(new FormData(form));
  return () => {
    stop.abort();
    forget();
  };
}

function isSubmitter(target: EventTarget | null, form: HTMLFormElement): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit' && target.form === form;
}
