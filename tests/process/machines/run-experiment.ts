import { deskBrowser } from '#tests/factories/visits.ts';
import type { Machines } from './open-machines.ts';

const day = '1 day';

/** Puts an experiment with two variants on a page, running since yesterday. */
export async function runExperiment({ pool }: Machines, slug: string): Promise<void> {
  const variant = (heading: string) => ({
    component: 'experiment-variant',
    _uid: heading,
    body: [{ component: 'HeadingParagraph', _uid: `${heading}-in`, heading }],
  });
  const part = {
    component: 'experiment',
    _uid: 'tried',
    experiment: 'lines-1',
    section: 1,
    variants: [variant('The first line'), variant('The other line')],
  };
  const named = (name: string, isControl: boolean) => ({
    publicId: crypto.randomUUID(),
    name,
    displayName: name,
    weight: 1,
    isControl,
    stories: [],
  });
  await pool.query(
    `update content_publications set content = jsonb_set(content, '{body}', $1::jsonb)
     where story_id = (select id from content_stories where full_slug = $2)`,
    [JSON.stringify([part]), slug],
  );
  await pool.query('update content_spaces set version = version + 1');
  await pool.query(
    `insert into content_experiments
       (experiment_id, name, display_name, owner_name, state, variants, starts_at, ends_at)
     values ('lines-1', 'lines', 'Lines', 'Dana', 'running', $1,
       now() - interval '${day}', now() + interval '${day}')`,
    [JSON.stringify([named('variant-0', true), named('variant-1', false)])],
  );
}

/** What a visitor sees, and how it was sent. */
export async function seeAsVisitor(url: URL, address: string, cookie = '') {
  const answer = await fetch(url, {
    headers: { 'User-Agent': deskBrowser, 'X-Forwarded-For': address, Cookie: cookie },
  });
  const [line = ''] = /The (?:first|other) line(?=<\/h)/.exec(await answer.text()) ?? [];
  const [given = ''] = answer.headers.getSetCookie();
  return {
    line,
    cookie: given.split(';')[0] ?? '',
    control: answer.headers.get('Cache-Control') ?? '',
  };
}
