const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates and times, made once for each language and style: making one takes 50 times as long as using it.
 * There are as many as the code has styles, times the languages and time zones in use.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = keyOf(language, options);
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  kept.set(key, made);
  return made;
}

/** A list of a hundred times asks for one of a handful of formats each time: JSON would take longer than formatting. */
function keyOf(language: string, options: Intl.DateTimeFormatOptions): string {
  let key = language;
  for (const name in options) {
    key += ` ${name} ${options[name as keyof Intl.DateTimeFormatOptions]}`;
  }
  return key;
}
