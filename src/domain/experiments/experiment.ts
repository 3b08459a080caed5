import { z } from 'zod';
import { localeCodes } from '#src/lib/locales.ts';
import { why } from './refusals.ts';

/** The goals of an experiment; each is counted where it happens. */
export const goals = [
  'build_started',
  'option_completed',
  'build_completed',
  'appointment_booked',
  'call_click',
  'apply_submitted',
] as const;
export type Goal = (typeof goals)[number];

/** Lifetime of the cookie unless the definition sets one (section 9 of the specification): 7 days. */
export const usualMaxAgeSeconds = 604_800;

/** More would need more visitors than a shop has, and a draw has random numbers for seven at most. */
export const mostVariants = 6;

const weight = z.number().min(0).max(1000);

export const variantSchema = z.object({
  name: z.string().trim().min(1, why('experiments.variant-name').reason).max(60),
  /** 0: never drawn. */
  weight,
});

export const experimentSchema = z
  .object({
    experimentId: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/, why('experiments.id-form').reason),
    name: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, why('experiments.name-form').reason),
    displayName: z.string().trim().min(1, why('experiments.display-name').reason).max(100),
    ownerName: z.string().trim().min(1, why('experiments.owner').reason).max(100),
    sections: z.number().int().min(1).max(3),
    weight,
    maxAgeSeconds: z
      .number()
      .int()
      .min(3600, why('experiments.too-brief').reason)
      .max(90 * 86_400, why('experiments.too-lasting').reason),
    eligibility: z.object({
      locales: z.array(z.enum(localeCodes)),
      devices: z.array(z.enum(['phone', 'computer'])),
    }),
    goal: z.enum(goals),
    variants: z
      .array(variantSchema)
      .min(2, why('experiments.few-variants').reason)
      .max(mostVariants),
    /** ISO 8601 days of the shop, both included. */
    startsOn: z.iso.date(),
    endsOn: z.iso.date(),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: why('experiments.ends-first').reason,
  })
  .refine(({ sections, variants }) => sections <= variants.filter((v) => v.weight > 0).length, {
    path: ['variants'],
    message: why('experiments.weights').reason,
  });

export type ExperimentInput = z.input<typeof experimentSchema>;

/** What drawing needs to know about an experiment. */
export type DrawnExperiment = Pick<
  z.output<typeof experimentSchema>,
  'experimentId' | 'name' | 'sections' | 'weight' | 'maxAgeSeconds' | 'eligibility'
> & { variants: readonly { weight: number }[] };
