import { z } from 'zod';
import { blokFields, number } from '../fields.ts';

export const statusCodeSchema = z.object({
  ...blokFields('status-code'),
  status: number(404, { min: 400, max: 599 }),
});

export type StatusCodeBlok = z.infer<typeof statusCodeSchema>;
