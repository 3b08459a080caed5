import { voteSecretSchema } from './vote-rules.ts';

export const voterCookieName = 'ironwood_voter';
const yearSeconds = 365 * 24 * 60 * 60;

/** A random number that makes this browser one voter. It is set when somebody votes, not before. */
export function voterCookie(device: string, { secure }: { secure: boolean }): string {
  const fields = [`${voterCookieName}=${device}`, 'Path=/', `Max-Age=${yearSeconds}`];
  return [...fields, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}

/** Null for a browser that never voted. */
export function readVoterCookie(header: string | null | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  const value = pairs.find((pair) => pair.startsWith(`${voterCookieName}=`))?.split('=')[1];
  return voteSecretSchema.safeParse(value).data ?? null;
}
