import type { FoundPages } from '#src/domain/content/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';

/** Which pages: the one at a path, or those with these words. */
export type PageQuestion = { path: string } | { q: string };

/** Asks the server for pages; null if there is no answer, because of the connection or an ended session. */
export async function askPages(
  question: PageQuestion,
  signal?: AbortSignal,
): Promise<FoundPages | null> {
  try {
    const response = await fetch(`${adminHrefs.findPage()}?${new URLSearchParams(question)}`, {
      headers: { Accept: 'application/json' },
      redirect: 'manual',
      ...(signal && { signal }),
    });
    // Our own route returns this type.
    return response.ok ? ((await response.json()) as FoundPages) : null;
  } catch {
    return null;
  }
}
