import { countAnswers, sharesOf } from '#tests/factories/answer-shares.ts';
import type { BenchResult } from './result.ts';

/** One of so many of the 1.7 million builds. */
const step = 7;
/** In percent of the builds that are not refused. */
const goals = { all: 20, other: 5, model: 5 };
/** The models that most customers come with. */
const bestKnown = ['Ford F-150', 'Jeep Wrangler', 'Jeep Wrangler Unlimited'];

/** How many builds of the demo catalog are answered with "unknown", in all and by model, and what would settle them. */
export function measureAnswers(): BenchResult[] {
  const counted = countAnswers(step);
  const all = sharesOf(counted.values());
  const told = countAnswers(step, { isTrimTold: true });
  const models = [...counted].map(([name, answers]) => ({ name, answers, ...sharesOf([answers]) }));
  return [
    toResult('unknown, of what is not refused', all.unknown, goals.all),
    toResult('unknown for more than one fact that the owner can read', all.other, goals.other),
    ...bestKnown.map((name) => {
      const { unknown } = sharesOf([...told].flatMap(([one, of]) => (one === name ? [of] : [])));
      return toResult(`${name}, once the trim is told`, unknown, goals.model);
    }),
    ...models
      .sort((one, other) => other.unknown - one.unknown)
      .map(({ name, answers, unknown, other }) => {
        const facts = Object.entries(answers.byFact).map(([fact, count]) => `${fact} ${count}`);
        const text = `${name} (${answers.notRefused} builds; ${other.toFixed(1)} % not by one fact; ${facts.join(', ')})`;
        return toResult(text, unknown, bestKnown.includes(name) ? goals.model : 100);
      }),
  ];
}

function toResult(text: string, percent: number, goal: number): BenchResult {
  const asked = goal < 100 ? ` (goal ${goal} %)` : '';
  return { text: `${percent.toFixed(1)} % ${text}${asked}`, ratio: goal / percent, goal: 1 };
}
