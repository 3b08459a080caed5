import { z } from 'zod';
import { defaultLocale, localeCodes } from '#src/lib/locales.ts';
import { why } from './refusals.ts';

const language = z.enum(localeCodes);

/** The languages that are on, and the one of the front door (`SiteLanguages`). */
export const languagesSchema = z
  .strictObject({
    on: z
      .array(language)
      .readonly()
      .default([...localeCodes]),
    default: language.default(defaultLocale),
  })
  .refine((now) => now.on.includes(defaultLocale) && now.on.includes(now.default), {
    path: ['default'],
    message: why('shop.languages').reason,
  });
