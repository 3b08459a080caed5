const written = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(:\d{2})?)?/;

/** Converts `2026-11-21 12:00` or ISO 8601, in UTC, to `2026-11-21 12:00:00`, which sorts chronologically. */
export function readMoment(value: string): string | null {
  const found = written.exec(value);
  if (!found) return null;
  const [, day, minute = '00:00', second = ':00'] = found;
  return `${day} ${minute}${second}`;
}

/** The same as a date; null for an invalid one, such as February 31. */
export function readDate(value: string): Date | null {
  const moment = readMoment(value);
  const date = moment === null ? null : new Date(`${moment.replace(' ', 'T')}Z`);
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
