/** How people and papers name a lead: "IR-1042". */
export function leadCode(number: number): string {
  return `IR-${number}`;
}
