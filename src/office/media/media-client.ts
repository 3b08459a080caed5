import type { AssetItem } from './asset-item.ts';

/** Page size of the library picker. */
export type LibraryPage = { assets: AssetItem[]; total: number };

/** The target of an upload; see `announceUpload`. */
export type Announced = { id: number; path: string };
export type Finished = { asset: AssetItem; isNew: boolean };

/** `problem`: a message for the person; null without a response, or if the session has ended. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; problem: string | null };

/** Requests a JSON route of the library. Never throws: every failure is a result to show. */
export async function askLibrary<Result>(
  address: string,
  body?: Record<string, unknown>,
): Promise<Outcome<Result>> {
  try {
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body: body && JSON.stringify(body),
      redirect: 'manual',
    });
    const answer: unknown = await response.json();
    if (!response.ok) return { ok: false, problem: sentenceOf(answer) };
    // Our own routes return these types.
    return { ok: true, result: answer as Result };
  } catch {
    return { ok: false, problem: null };
  }
}

/** The text of a refusal: what is wrong with this file, or else the kind of the refusal. */
export function sentenceOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const said = [Reflect.get(answer, 'detail'), Reflect.get(answer, 'title')];
  return said.find((text) => typeof text === 'string') ?? null;
}
