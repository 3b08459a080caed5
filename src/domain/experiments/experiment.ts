import { z } from 'zod';

/** What visitors may be brought to do; each is counted where it happens. */
export const goals = [
  'build_started',
  'option_completed',
  'build_completed',
  'appointment_booked',
  'call_click',
  'apply_submitted',
] as const;
export type Goal = (typeof goals)[number];

/** Life of the cookie unless the definition says otherwise (section 9 of the specification): 7 days. */
export const usualMaxAgeSeconds = 604_800;

/** More need more visitors than a shop has, and a draw has chances for seven at most. */
export const mostVariants = 6;

const weight = z.number('Give a number').min(0, 'Not below 0').max(1000, '1000 at most');

export const variantSchema = z.object({
  name: z.string().trim().min(1, 'Name this variant').max(60, '60 characters at most'),
  /** 0: never drawn. */
  weight,
});

export const experimentSchema = z
  .object({
    experimentId: z
      .string()
      .trim()
      .regex(/^[\w-]{1,64}$/, 'Letters, digits, - and _ only, 64 at most'),
    name: z
      .string()
      .trim()
      .regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and - only, 40 at most'),
    displayName: z.string().trim().min(1, 'Say what is tried').max(100, '100 characters at most'),
    ownerName: z.string().trim().min(1, 'Somebody has to look after it').max(100),
    sections: z.number().int().min(1, 'At least 1').max(3, '3 at most'),
    weight,
    maxAgeSeconds: z
      .number('Give a number')
      .int()
      .min(3600, 'An hour at least')
      .max(90 * 86_400, '90 days at most'),
    eligibility: z.object({
      locales: z.array(z.enum(['en', 'es'])),
      devices: z.array(z.enum(['phone', 'computer'])),
    }),
    goal: z.enum(goals),
    variants: z
      .array(variantSchema)
      .min(2, 'Two variants at least')
      .max(mostVariants, `${mostVariants} variants at most`),
    /** ISO 8601 days of the shop; the last one is still in. */
    startsOn: z.iso.date('Choose a day'),
    endsOn: z.iso.date('Choose a day'),
  })
  .refine(({ startsOn, endsOn }) => startsOn <= endsOn, {
    path: ['endsOn'],
    message: 'It cannot end before it begins',
  })
  .refine(({ sections, variants }) => sections <= variants.filter((v) => v.weight > 0).length, {
    path: ['variants'],
    message: 'As many variants as sections need a weight above 0',
  });

export type ExperimentInput = z.input<typeof experimentSchema>;

/** What drawing needs to know of an experiment. */
export type DrawnExperiment = Pick<
  z.output<typeof experimentSchema>,
  'experimentId' | 'name' | 'sections' | 'weight' | 'maxAgeSeconds' | 'eligibility'
> & { variants: readonly { weight: number }[] };
