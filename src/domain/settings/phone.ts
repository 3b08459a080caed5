/**
 * "+14807777700" → "(480) 777-7700": the United States' +1 is stripped (specification, section 3).
 * A number of another country is given back as it is.
 */
export function formatPhone(e164: string): string {
  return e164.replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3');
}
