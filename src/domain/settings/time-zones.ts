/** The zones of the states and territories, from east to west; several of one name are under "other". */
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

/** Whether the name is usable: a tz database name that this runtime knows, "America/Phoenix". */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Z]/.test(name) && new Intl.DateTimeFormat('en-US', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}
