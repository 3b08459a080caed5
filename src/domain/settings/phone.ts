/**
 * Formats "+14807777700" as "(480) 777-7700", without the US +1 (specification, section 3). Numbers of other
 * countries are returned unchanged.
 */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
