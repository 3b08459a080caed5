import { sql } from 'drizzle-orm';

/** The shop's time zone inside a statement, for days by its clock: "America/Phoenix". */
export const shopZone = sql`(select record->>'timeZone' from shop_settings)`;
