import { z } from 'zod';
import { blokFields, bloks } from '../fields.ts';

export const columnsSchema = z.object({ ...blokFields('columns'), columns: bloks });

export type ColumnsBlok = z.infer<typeof columnsSchema>;
