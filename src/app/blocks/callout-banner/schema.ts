import { z } from 'zod';
import { blokFields, text } from '../fields.ts';

/** `html` is what an editor typed; the loader cuts it down to the allow-list. */
export const calloutBannerSchema = z.object({ ...blokFields('callout-banner'), html: text });

export type CalloutBannerBlok = z.infer<typeof calloutBannerSchema>;
