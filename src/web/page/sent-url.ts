import { neutralPath } from '#src/lib/locales.ts';

/** Where a form leads once it is stored: its own page with thanks, safe to reload. */
export function sentUrl({ pathname }: URL): string {
  return `${neutralPath(pathname)}?sent=1`;
}
