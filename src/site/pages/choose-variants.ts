import type { Visit } from '#src/domain/analytics-visit.ts';
import { expValue } from '#src/domain/experiments/index.ts';
import type { ExperimentBlok } from '#src/site/bloks/experiment/schema.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';

type Chosen = ExperimentBlok & {
  /** What the page reports when it was shown: the value of the cookie. */
  exposure?: string;
};

/**
 * Keeps only this visitor's variant of each experiment, or the first if they do not take part. Without a visitor all
 * stay, because an editor sees every one.
 */
export function chooseVariants(list: readonly Blok[], visit: Visit | undefined): Blok[] {
  return visit === undefined ? [...list] : list.map((blok) => chooseIn(blok, visit));
}

function chooseIn(blok: Blok, visit: Visit): Blok {
  const chosen = isExperiment(blok) ? chooseVariant(blok, visit) : blok;
  const fields = Object.entries(chosen).map(([name, value]) => [
    name,
    isBlokList(value) ? chooseVariants(value, visit) : value,
  ]);
  return Object.fromEntries(fields) as Blok;
}

function chooseVariant(blok: ExperimentBlok, { experiment }: Visit): Chosen {
  const isIn = experiment?.experimentId === blok.experiment;
  const index = isIn ? experiment?.indexes[blok.section - 1] : undefined;
  const variant = blok.variants[index ?? 0] ?? blok.variants[0];
  return {
    ...blok,
    variants: variant ? [variant] : [],
    ...(isIn && experiment && index !== undefined && { exposure: expValue(experiment) }),
  };
}

function isExperiment(blok: Blok): blok is Blok & ExperimentBlok {
  return blok.component === 'experiment';
}

function isBlokList(value: unknown): value is Blok[] {
  return Array.isArray(value) && value.some((item) => isObject(item) && 'component' in item);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
