import { z } from 'zod';

/** `kept`: no mail server is set up, the outbox is all there is. */
export const mailStates = ['queued', 'sent', 'kept', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

const link = z.url({ protocol: /^https?$/ });
const truck = z.string().min(1);

/** What each letter tells of. Frozen when it is queued: it says what was true then. */
export const letterSchemas = {
  /** To a customer whose build has arrived. */
  'build-received': z.object({
    name: z.string(),
    truck,
    leadNumber: z.int(),
    /** Out the door, whole cents; null where the build has no price yet. */
    priceCents: z.object({ low: z.int(), likely: z.int(), high: z.int() }).nullable(),
  }),
  /** To the shop: somebody wants something. */
  'lead-arrived': z.object({
    kind: z.enum(['build', 'message']),
    name: z.string(),
    truck: truck.nullable(),
    note: z.string(),
    leadUrl: link,
  }),
  /** The one reminder of an unfinished build, to somebody who asked for it. */
  'build-reminder': z.object({ truck, resumeUrl: link, stopUrl: link }),
} as const;

export type LetterName = keyof typeof letterSchemas;
export type LetterData<Name extends LetterName> = z.infer<(typeof letterSchemas)[Name]>;

export function isLetterName(name: string): name is LetterName {
  return name in letterSchemas;
}
