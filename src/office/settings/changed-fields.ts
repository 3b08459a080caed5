import { z } from 'zod';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { shopValues, shownFields } from './shop-form.ts';

/** The form's initial values, sent with it. */
export const openedField = 'opened';

const openedFields = z.record(z.string(), z.string());

/**
 * Rebases the form: fields that this person did not change get what somebody else may have saved meanwhile. Without
 * the initial values, the form is used as it was sent.
 */
export function overNewest(form: FormData, now: ShopSettings): FormData {
  const opened = readOpened(form);
  if (!opened) return form;
  const merged = new FormData();
  for (const [name, kept] of Object.entries(shownFields(shopValues(now)))) {
    const typed = sentBy(form, name);
    merged.set(name, typed === opened[name] ? kept : typed);
  }
  return merged;
}

function readOpened(form: FormData): Record<string, string> | null {
  try {
    return openedFields.parse(JSON.parse(String(form.get(openedField))));
  } catch {
    return null;
  }
}

/** Browsers end lines with CRLF. */
function sentBy(form: FormData, name: string): string {
  return String(form.get(name) ?? '').replaceAll('\r\n', '\n');
}
