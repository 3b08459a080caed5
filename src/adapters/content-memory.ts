import { LRUCache } from 'lru-cache';
import type { ContentVersion } from '#src/domain/content/ports.ts';

/** Visitors may request any URL, so entries that are not used again are evicted. */
const mostAnswers = 500;
/** URLs with nothing behind them have their own limit, so requesting many of them evicts no story. */
const mostMisses = 500;

/**
 * Caches the answers of one content version. An answer is filed under the version that was current before it was
 * requested, so it may be newer than its version but never older.
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
    // A key names the call and its parameters, so one key always holds one kind of answer.
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

/** Shared by all requests, so no caller may change it. */
function freeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
