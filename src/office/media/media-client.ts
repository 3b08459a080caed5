import type { AssetItem } from './asset-item.ts';

/** What the library's chooser shows at a time. */
export type LibraryPage = { assets: AssetItem[]; total: number };

/** An upload's place to go; see `announceUpload`. */
export type Announced = { id: number; path: string };
export type Finished = { asset: AssetItem; isNew: boolean };

/** `problem`: in words for the person; null when nobody answered or the session is over. */
export type Outcome<Result> = { ok: true; result: Result } | { ok: false; problem: string | null };

/** Asks a JSON route of the library. Never throws: every failure is an outcome to show. */
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
    // Our own routes answer in these shapes.
    return { ok: true, result: answer as Result };
  } catch {
    return { ok: false, problem: null };
  }
}

/** The sentence of a refusal: what is wrong with this file, or else of what kind the refusal is. */
export function sentenceOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null) return null;
  const said = [Reflect.get(answer, 'detail'), Reflect.get(answer, 'title')];
  return said.find((text) => typeof text === 'string') ?? null;
}
