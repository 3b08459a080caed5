/** The zones of the states and territories, from east to west; more of one name are among the others. */
export const usTimeZones = [
  'America/Puerto_Rico',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'Pacific/Guam',
] as const;

/** Whether clocks can go by it: a name of the tz database that this runtime knows, "America/Phoenix". */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
