import { neutralPath } from '#src/lib/locales.ts';

/**
 * What a request is to the people behind it, the most urgent first: somebody in the middle of something (a form, a
 * build that is saved, an office), a page, a drawing, a picture or a report that nobody waits for.
 */
export const requestClasses = ['form', 'page', 'drawing', 'picture'] as const;
export type RequestClass = (typeof requestClasses)[number];

type Asked = {
  method: string;
  path: string;
  /** Whether the sender has signed in, or is on the way from a form that they sent. */
  isExpected: boolean;
};

/** Stays open for as long as somebody reads it. */
const streams = /^\/admin\/events$/;
// Only what a route answers: any other path is a page that says so, and takes as long to render as another page.
const drawings = /^\/drawings\/(?:side|front|section|wheel)\.svg$/;
const pictures =
  /^\/(?:f\/.*|_ipx\/.*|_vercel\/image|pictures\/pages(?:\/[a-z0-9/-]*)?\.png|icons\/[a-z]+_[0-9x]+\.[0-9a-f]{6}\.png)$/;
/** Pages report it and do not wait for an answer. */
const reports = /^\/api\/event$/;

/** Null for a response that stays open, which would occupy its place for hours. */
export function classOf({ method, path, isExpected }: Asked): RequestClass | null {
  if (streams.test(path)) return null;
  if (reports.test(path)) return 'picture';
  const isRead = method === 'GET' || method === 'HEAD';
  if (isRead && pictures.test(path)) return 'picture';
  if (isRead && drawings.test(path)) return 'drawing';
  return isExpected || !isRead ? 'form' : 'page';
}

const office = /^\/admin(?:[/.]|$)/;

/** Whether a page that is shown proves that its reader has signed in. */
export function isOfficePath(path: string): boolean {
  return office.test(neutralPath(path));
}
