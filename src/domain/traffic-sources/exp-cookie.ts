/**
 * The value of the `exp` cookie (section 3 of the specification) if it is valid:
 * `experimentID.variantIndex-variantIndex`.
 */
export function readExpCookie(cookies: string | null | undefined): string | null {
  const value = /(?:^|;\s*)exp=([^;]*)/.exec(cookies ?? '')?.[1] ?? '';
  return isExpValue(value) ? value : null;
}

export function isExpValue(value: string): boolean {
  return /^[\w-]{1,64}\.\d{1,3}(-\d{1,3}){0,9}$/.test(value);
}
