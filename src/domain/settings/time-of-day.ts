import { z } from 'zod';

/** Local time in the shop, "07:30". */
export const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);
