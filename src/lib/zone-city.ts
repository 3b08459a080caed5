/**
 * The place by whose clock a zone goes, for "Phoenix time": "America/Phoenix" → "Phoenix",
 * "America/Argentina/Buenos_Aires" → "Buenos Aires".
 */
export function zoneCity(timeZone: string): string {
  return timeZone.replace(/^.*\//, '').replaceAll('_', ' ');
}
