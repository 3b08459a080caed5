import type { ContentVersion } from '#src/domain/content/ports.ts';
import { createLru } from '#src/lib/lru.ts';

/** Visitors may ask for any address; what nobody asks for again is forgotten. */
const mostAnswers = 500;

/**
 * Keeps the answers of one content version. An answer belongs to the version that was current
 * before it was asked for, so it can be newer than its version and never older.
 */
export function createContentMemory(version: ContentVersion) {
  const answers = createLru<Promise<unknown>>({ maxWeight: mostAnswers, weigh: () => 1 });
  let held = Number.NaN;

  return function remember<Answer>(
    key: string,
    ask: (cv: number) => Promise<Answer>,
  ): Promise<Answer> {
    const cv = version.current();
    if (cv !== held) answers.clear();
    held = cv;
    // One key always has one kind of answer: it names the call and its parameters.
    const known = answers.get(key) as Promise<Answer> | undefined;
    if (known) return known;
    const answer = ask(cv).then(freeze);
    answers.set(key, answer);
    answer.catch(() => {
      if (answers.get(key) === answer) answers.delete(key);
    });
    return answer;
  };
}

/** What is shared by all requests is changed by none. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
