import { requireZone } from '#src/domain/appointments/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { formField } from './appointment-answer.ts';
import type { ShopWords } from './time-view.server.ts';

/**
 * Refuses a form whose times were shown in another time zone than the shop has now, so that nobody books another time
 * than they read.
 * @throws {DomainError} 'conflict'
 */
export function requireShownZone(form: FormData, { shop, locale }: ShopWords): void {
  const name = zoneName(shop.timeZone, locale);
  requireZone(formField(form, 'zone') || name, name);
}
