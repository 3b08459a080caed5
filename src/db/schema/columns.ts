import { sql } from 'drizzle-orm';
import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Primary key of rows that a visitor may see: given by the context's id source, never a counter. */
export const publicId = () => uuid('id').primaryKey();

export const createdAt = () =>
  timestamp('created_at', { withTimezone: true }).notNull().default(sql`now()`);

export const updatedAt = () =>
  timestamp('updated_at', { withTimezone: true }).notNull().default(sql`now()`);

export const moment = (name: string) => timestamp(name, { withTimezone: true });

/** A text in both languages of the site. */
export type Bilingual = { en: string; es: string };

/** A range of moments, as text of PostgreSQL: `["2026-11-23 15:00:00+00","2026-11-23 19:00:00+00")`. */
export const momentRange = customType<{ data: string }>({ dataType: () => 'tstzrange' });
