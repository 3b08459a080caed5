import { data, redirect } from 'react-router';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { castBallot, endVote } from '#src/domain/votes/index.server.ts';
import { readVoterCookie, voterCookie } from '#src/domain/votes/index.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { isHttps } from '#src/web/page/is-https.ts';
import { localeOf } from '#src/web/page/locale-of.ts';
import { refusalText } from '#src/web/words/refusal-text.server.ts';

/** Counts what this browser chose. A browser's first vote gives it its cookie. */
export async function castVote(ctx: Ctx, { id, request }: { id: string; request: Request }) {
  const choice = (await readForm(request)).get('choice');
  const device = readVoterCookie(request.headers.get('Cookie')) ?? ctx.ids.token();
  try {
    await castBallot(ctx, { voteId: id, device, choice: typeof choice === 'string' ? choice : '' });
  } catch (error) {
    if (!(error instanceof DomainError) || error.code === 'not-found') throw error;
    const locale = localeOf(new URL(request.url).pathname);
    return data({ problem: refusalText(error.told, locale) }, { status: 422 });
  }
  return redirect(hrefs.vote({ id }), {
    status: 303,
    headers: { 'Set-Cookie': voterCookie(device, { secure: isHttps(request) }) },
  });
}

/** "Close the vote", by who has the link to its result. */
export async function closeVote(ctx: Ctx, key: string): Promise<Response> {
  await endVote(ctx, key);
  return redirect(hrefs.voteResult({ key }), 303);
}
