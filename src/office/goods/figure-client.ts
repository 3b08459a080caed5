import type { FigureAnswer } from './figure-answer.ts';

type Failed = { failed: 'offline' | 'signed-out' };

/** Posts a figure, or the undoing of one. Never throws: every failure is a result to show. */
export async function postFigure(
  to: string,
  fields: Readonly<Record<string, string>>,
): Promise<FigureAnswer | Failed> {
  try {
    const response = await fetch(to, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { Accept: 'application/json' },
      redirect: 'manual',
    });
    if (response.type === 'opaqueredirect' || response.status === 401) {
      return { failed: 'signed-out' };
    }
    // Every other response of our own route has this type.
    return (await response.json()) as FigureAnswer;
  } catch {
    return { failed: 'offline' };
  }
}
