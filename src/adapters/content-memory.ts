import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#src/domain/content/ports.ts';

/** Visitors may ask for any address; what nobody asks for again is forgotten. */
const mostAnswers = 500;
/** Of addresses with nothing there: however many are asked for, they push no story out. */
const mostMisses = 500;

/**
 * Keeps the answers of one content version. An answer belongs to the version that was current
 * before it was asked for, so it can be newer than its version and never older.
 */
export function createContentMemory(version: ContentVersion) {
  const answers = new LRUCache<string, Promise<unknown>>({ max: mostAnswers });
  const misses = new LRUCache<string, Promise<unknown>>({ max: mostMisses });
  const asked = new Map<string, Promise<unknown>>();
  let held = Number.NaN;

  return function remember<Answer>(
    key: string,
    ask: (cv: number) => Promise<Answer>,
  ): Promise<Answer> {
    const cv = version.current();
    if (cv !== held) for (const memory of [answers, misses, asked]) memory.clear();
    held = cv;
    // One key always has one kind of answer: it names the call and its parameters.
    const known = (answers.get(key) ?? misses.get(key) ?? asked.get(key)) as
      | Promise<Answer>
      | undefined;
    if (known) return known;
    const answer = ask(cv).then(freeze);
    asked.set(key, answer);
    const rememberAnswer = (value: Answer) => {
      if (asked.get(key) === answer) (value === null ? misses : answers).set(key, answer);
    };
    const forget = () => {
      if (asked.get(key) === answer) asked.delete(key);
    };
    void answer.then(rememberAnswer, () => undefined).then(forget);
    return answer;
  };
}

/** What is shared by all requests is changed by none. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
