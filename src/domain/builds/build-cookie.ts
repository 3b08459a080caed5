import { type BuildAccess, buildAccessSchema } from './schemas.ts';

export const buildCookieName = 'ironwood_build';
const days90 = 90 * 24 * 60 * 60;

/** `<id>.<capability>`: enough to find the build again after the browser was closed. */
export function buildCookie(access: BuildAccess, { secure }: { secure: boolean }): string {
  return serialize(`${access.id}.${access.capability}`, { secure, maxAge: days90 });
}

export function expiredBuildCookie({ secure }: { secure: boolean }): string {
  return serialize('', { secure, maxAge: 0 });
}

/** What a `Cookie` header says of the visitor's build; null when it says nothing usable. */
export function readBuildCookie(header: string | null | undefined): BuildAccess | null {
  const value = cookieValue(header ?? '', buildCookieName);
  const dot = value?.indexOf('.') ?? -1;
  if (value === null || dot < 0) return null;
  const access = { id: value.slice(0, dot), capability: value.slice(dot + 1) };
  return buildAccessSchema.safeParse(access).data ?? null;
}

function cookieValue(header: string, name: string): string | null {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

function serialize(value: string, { secure, maxAge }: { secure: boolean; maxAge: number }): string {
  const fields = [`${buildCookieName}=${value}`, 'Path=/', `Max-Age=${maxAge}`];
  return [...fields, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}
