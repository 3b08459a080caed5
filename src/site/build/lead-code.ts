/** The code of a lead that people and documents use: "IR-1042". */
export function leadCode(number: number): string {
  return `IR-${number}`;
}
