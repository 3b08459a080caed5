import { data, redirect } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { createSnapshot } from '#src/domain/snapshots/index.server.ts';
import { askFriends } from '#src/domain/votes/index.server.ts';
import { openBuild } from '#src/site/build/index.server.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';
import { readKeys } from '../compare-address.ts';

/** Why no vote was opened, and the builds that were to be in it. */
export type AskProblem = { problem: string; keys: string[] };

/**
 * Opens a vote on the compared builds and redirects to its result. This browser's own build goes into it as a copy:
 * friends vote on what they saw, whatever is changed later.
 */
export async function askAboutCompared(ctx: Ctx, request: Request) {
  const form = await readForm(request);
  const asked = form.get('b');
  const keys = readKeys(typeof asked === 'string' ? asked : null);
  try {
    const ids = await Promise.all(
      keys.map((key) => (key === 'mine' ? copyMine(ctx, request) : key)),
    );
    const { key } = await askFriends(
      ctx,
      ids.filter((id) => id !== null),
    );
    return redirect(hrefs.voteResult({ key }), 303);
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const problem = refusalText(error.told, localeOf(new URL(request.url).pathname));
    return data<AskProblem>({ problem, keys }, { status: 422 });
  }
}

async function copyMine(ctx: Ctx, request: Request): Promise<string | null> {
  const open = await openBuild(ctx, request);
  return open && (await createSnapshot(ctx, open.access)).id;
}
