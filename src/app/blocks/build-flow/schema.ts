import { z } from 'zod';
import { blokFields } from '../fields.ts';

/** The application of the build page. What it shows depends on the address and on the visitor. */
export const buildFlowSchema = z.object(blokFields('build-flow'));
export type BuildFlowBlok = z.infer<typeof buildFlowSchema>;
