import { sql } from 'drizzle-orm';

/** The shop's time zone inside a statement, for local days: "America/Phoenix". */
export const shopZone = sql`(select record->>'timeZone' from shop_settings)`;
