import { z } from 'zod';
import {
  type BuildAccess,
  buildAccessSchema,
  completedOptionsSchema,
  selectedOptionsSchema,
} from './schemas.ts';

export const buildCookieName = 'ironwood_build';
const days90 = 90 * 24 * 60 * 60;

/** The build that starting over replaced, for as long as it can be restored. */
const undoCookieName = 'ironwood_build_before';
const minutes30 = 30 * 60;

const undoSchema = z.object({
  access: buildAccessSchema,
  selectedOptions: selectedOptionsSchema,
  completedOptions: completedOptionsSchema,
});
export type UndoReset = z.infer<typeof undoSchema>;

/** `<id>.<capability>`: enough to find the build again after the browser was closed. */
export function buildCookie(access: BuildAccess, { secure }: { secure: boolean }): string {
  const value = `${access.id}.${access.capability}`;
  return serialize({ name: buildCookieName, value }, { secure, maxAge: days90 });
}

export function expiredBuildCookie({ secure }: { secure: boolean }): string {
  return serialize({ name: buildCookieName, value: '' }, { secure, maxAge: 0 });
}

/** The visitor's build according to a `Cookie` header; null if it names no valid one. */
export function readBuildCookie(header: string | null | undefined): BuildAccess | null {
  const value = cookieValue(header, buildCookieName);
  const dot = value?.indexOf('.') ?? -1;
  if (value === null || dot < 0) return null;
  const access = { id: value.slice(0, dot), capability: value.slice(dot + 1) };
  return buildAccessSchema.safeParse(access).data ?? null;
}

/** Only this browser has it; the server stores just a hash. */
export function undoCookie(undo: UndoReset, { secure }: { secure: boolean }): string {
  const value = encodeURIComponent(JSON.stringify(undo));
  return serialize({ name: undoCookieName, value }, { secure, maxAge: minutes30 });
}

export function expiredUndoCookie({ secure }: { secure: boolean }): string {
  return serialize({ name: undoCookieName, value: '' }, { secure, maxAge: 0 });
}

/** The build that was let go of, according to a `Cookie` header; null if it names no valid one. */
export function readUndoCookie(header: string | null | undefined): UndoReset | null {
  try {
    const text = decodeURIComponent(cookieValue(header, undoCookieName) ?? '');
    return undoSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function cookieValue(header: string | null | undefined, name: string): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}

type Cookie = { name: string; value: string };
type CookieUse = { secure: boolean; maxAge: number };

function serialize({ name, value }: Cookie, { secure, maxAge }: CookieUse): string {
  const fields = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`];
  return [...fields, 'HttpOnly', 'SameSite=Lax', ...(secure ? ['Secure'] : [])].join('; ');
}
