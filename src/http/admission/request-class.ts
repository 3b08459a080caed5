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
const drawings = /^\/drawings\//;
const pictures = /^\/(?:f|_ipx|_vercel|pictures|icons)\//;
/** Pages report it and do not wait for an answer. */
const reports = /^\/api\/event$/;

/** Null for a response that stays open, which would occupy its place for hours. */
export function classOf({ method, path, isExpected }: Asked): RequestClass | null {
  if (streams.test(path)) return null;
  if (reports.test(path) || pictures.test(path)) return 'picture';
  if (drawings.test(path)) return 'drawing';
  const isRead = method === 'GET' || method === 'HEAD';
  return isExpected || !isRead ? 'form' : 'page';
}

const office = /^\/admin(?:[/.]|$)/;

/** Whether a page that is shown proves that its reader has signed in. */
export function isOfficePath(path: string): boolean {
  return office.test(neutralPath(path));
}
