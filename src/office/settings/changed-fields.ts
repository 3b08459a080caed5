import { z } from 'zod';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import { shopValues, shownFields } from './shop-form.ts';

/** The form's fields as they were when it was opened, sent with it. */
export const openedField = 'opened';

const openedFields = z.record(z.string(), z.string());

/**
 * The form as if it had been opened just now: what this person did not change is as somebody else
 * may have saved it since. Without word of how it was opened, as it was sent.
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

/** A browser ends the lines of a text with two characters. */
function sentBy(form: FormData, name: string): string {
  return String(form.get(name) ?? '').replaceAll('\r\n', '\n');
}
