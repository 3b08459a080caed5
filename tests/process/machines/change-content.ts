import { type Machines, managementToken } from './open-machines.ts';

/** Calls the management API of a process; throws for anything but success. */
export async function manage(
  machines: Machines,
  nth: number,
  { method, path, body }: { method: string; path: string; body?: unknown },
) {
  const answer = await fetch(machines.at(nth, `/v1/spaces/1/${path}`), {
    method,
    headers: { Authorization: managementToken, 'Content-Type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return text === '' ? {} : JSON.parse(text);
}

/** A published page with this heading. Returns its id. */
export async function publishPage(
  machines: Machines,
  nth: number,
  { id, slug, heading }: { id?: number; slug: string; heading: string },
): Promise<number> {
  const content = {
    component: 'page',
    seo_title: heading,
    body: [{ component: 'HeadingParagraph', heading }],
  };
  const { story } = await manage(machines, nth, {
    method: id === undefined ? 'POST' : 'PUT',
    path: id === undefined ? 'stories' : `stories/${id}`,
    body: { story: { name: slug, slug, content }, publish: 1 },
  });
  return story.id;
}

/** Milliseconds until a process shows this text on a page. */
export async function untilShown(url: URL, text: string): Promise<number> {
  const from = performance.now();
  for (;;) {
    const page = await (await fetch(url)).text();
    const ms = performance.now() - from;
    if (page.includes(text)) return Math.round(ms);
    if (ms > 30_000) throw new Error(`${url} never showed ${text}`);
  }
}
