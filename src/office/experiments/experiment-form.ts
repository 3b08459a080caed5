import {
  type ExperimentInput,
  mostVariants,
  usualMaxAgeSeconds,
} from '#src/domain/experiments/index.ts';

type NewExperiment = { today: Temporal.PlainDate; ownerName: string; asItIs: string };

/** The initial values of a new experiment: four weeks from today, half and half. */
export function newExperiment({ today, ownerName, asItIs }: NewExperiment): ExperimentInput {
  return {
    experimentId: '',
    name: '',
    displayName: '',
    ownerName,
    sections: 1,
    weight: 1,
    maxAgeSeconds: usualMaxAgeSeconds,
    eligibility: { locales: [], devices: [] },
    goal: 'build_started',
    variants: [
      { name: asItIs, weight: 1 },
      { name: '', weight: 1 },
    ],
    startsOn: today.toString(),
    endsOn: today.add({ days: 27 }).toString(),
  };
}

/** Parses the form. Invalid numbers, dates and choices are refused by the definition's own rules. */
export function experimentIn(form: FormData): ExperimentInput {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string) => (text(name) === '' ? Number.NaN : Number(text(name)));
  const list = (name: string) => (text(name) === '' ? [] : [text(name)]);
  const variants = Array.from({ length: mostVariants }, (_, at) => ({
    name: text(`variants-${at}-name`),
    weight: number(`variants-${at}-weight`),
  }));
  const last = variants.findLastIndex(({ name }) => name !== '');
  return {
    experimentId: text('experimentId'),
    name: text('name'),
    displayName: text('displayName'),
    ownerName: text('ownerName'),
    sections: number('sections'),
    weight: number('weight'),
    maxAgeSeconds: number('maxAgeSeconds'),
    // The definition's schema lists them.
    eligibility: {
      locales: list('locale') as ExperimentInput['eligibility']['locales'],
      devices: list('device') as ExperimentInput['eligibility']['devices'],
    },
    goal: text('goal') as ExperimentInput['goal'],
    variants: variants.slice(0, last + 1),
    startsOn: text('startsOn'),
    endsOn: text('endsOn'),
  };
}
