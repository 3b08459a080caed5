import { hash } from 'node:crypto';
import type { Assigned } from '#src/domain/analytics-visit.ts';
import type { DrawnExperiment } from './experiment.ts';

/** All that a visitor's draw in one experiment depends on, so every process gets the same result. */
type Chances = { ofExperiment: number; ofVariant(index: number): number };

/** 32 bits of a SHA-256 per item, in (0, 1); the first four bytes are used for the experiment itself. */
function chancesOf(visitor: string, experimentId: string): Chances {
  const bytes = hash('sha256', `${visitor}\n${experimentId}`, 'buffer');
  const chanceAt = (place: number) => (bytes.readUInt32BE(4 * place) + 0.5) / 2 ** 32;
  return { ofExperiment: chanceAt(0), ofVariant: (index) => chanceAt(index + 1) };
}

/**
 * The arrival time of an item with this weight in a race: the smallest time wins with a probability proportional to
 * its weight, then the second smallest among the others, and so on. Changing one weight moves as few visitors as
 * possible.
 */
function arrivalOf(weight: number, chance: number): number {
  return weight > 0 ? -Math.log(chance) / weight : Number.POSITIVE_INFINITY;
}

/** The items that can be drawn, in drawing order. */
function inOrder<Item>(items: readonly Item[], arrival: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, at: arrival(item) }))
    .filter(({ at }) => Number.isFinite(at))
    .sort((one, other) => one.at - other.at)
    .map(({ item }) => item);
}

/**
 * The variants that a visitor sees: those in `kept` that still exist, then drawn without replacement until there is
 * one for each section, or none is left.
 */
export function drawVariants(
  { experimentId, sections, variants }: DrawnExperiment,
  { visitor, kept = [] }: { visitor: string; kept?: readonly number[] },
): number[] {
  const known = [...new Set(kept)].filter((index) => index < variants.length).slice(0, sections);
  if (known.length === sections) return known;
  const others = variants.map((_, index) => index).filter((index) => !known.includes(index));
  const { ofVariant } = chancesOf(visitor, experimentId);
  const drawn = inOrder(others, (index) =>
    arrivalOf(variants[index]?.weight ?? 0, ofVariant(index)),
  );
  return [...known, ...drawn].slice(0, sections);
}

/** Draws one of these experiments by weight, with its variants; null if nothing can be drawn. */
export function drawExperiment(
  experiments: readonly DrawnExperiment[],
  visitor: string,
): Assigned | null {
  const order = inOrder(experiments, ({ weight, experimentId }) =>
    arrivalOf(weight, chancesOf(visitor, experimentId).ofExperiment),
  );
  for (const experiment of order) {
    const indexes = drawVariants(experiment, { visitor });
    if (indexes.length > 0) return assign(experiment, indexes);
  }
  return null;
}

export function assign(
  { experimentId, name, maxAgeSeconds }: DrawnExperiment,
  indexes: readonly number[],
): Assigned {
  return { experimentId, name, maxAgeSeconds, indexes };
}
