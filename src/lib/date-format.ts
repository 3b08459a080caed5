const kept = new Map<string, Intl.DateTimeFormat>();

/**
 * A format of dates and times, made once for each language and style: making one takes 50 times as long as using it.
 * There are as many as the code has styles, times the languages and time zones in use.
 */
export function dateFormat(
  language: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = kept.get(key);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, options);
  kept.set(key, made);
  return made;
}
