import type { Locale } from '#src/domain/context.ts';
import { notPhotoMessage } from '#src/domain/leads/index.ts';
import type { SlowCheck } from '#src/web/forms/form-snapshot.ts';

/** The first bytes of JPEG, PNG and WebP; for WebP those after the length. */
const beginnings = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^RIFF[\s\S]{4}WEBP/];

/** Checks a chosen file before it is sent; the server checks all of it. */
export function photoCheck(locale: Locale): SlowCheck {
  return async ([file]) => {
    if (!(file instanceof File) || file.size === 0) return null;
    const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
    const start = String.fromCharCode(...bytes);
    return beginnings.some((one) => one.test(start)) ? null : notPhotoMessage(locale);
  };
}
