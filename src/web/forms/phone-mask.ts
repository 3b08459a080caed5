/** The text in a field, and the position of the caret. */
export type Typed = { text: string; caret: number };

/** A change of a text: what precedes it, what was inserted, what follows. */
type Change = { head: string; inserted: string; tail: string };

const phoneLike = /^\+?[\d\s().-]*$/;
const country = /^1(?=[2-9]|$)/;

/**
 * The text of a field for a phone number or an email address after a change, and the caret. Only phone numbers are
 * reformatted; one with the person's own separators is left alone until it is complete. No character of an email
 * address is dropped.
 */
export function maskPhone(
  now: Typed,
  { before, isForward = false }: { before: string; isForward?: boolean },
): Typed {
  const change = findEdit(now, before);
  if (!isOurs(before)) return isWhole(now.text) && change.inserted !== '' ? format(now) : now;
  if (!phoneLike.test(now.text)) return withoutSeparators(change);
  if (/[^\d+]/.test(change.inserted)) return isWhole(now.text) ? format(now) : now;
  const isSeparatorErased = change.inserted === '' && digitsOf(now.text) === digitsOf(before);
  if (isSeparatorErased && now.text !== before) return format(eraseDigit(change, isForward));
  return format(now);
}

/** Formats "4807777700" as "(480) 777-7700" as far as there are digits; three or fewer stay as they are. */
export function formatDigits(digits: string): string {
  const prefix = country.exec(digits)?.[0] ?? '';
  const local = digits.slice(prefix.length);
  if (local.length < 4 || local.length > 10) return digits;
  const [area, exchange, line] = [local.slice(0, 3), local.slice(3, 6), local.slice(6)];
  return `${prefix && '1 '}(${area}) ${exchange}${line && '-'}${line}`;
}

function format({ text, caret }: Typed): Typed {
  const shown = show(text);
  const isAtEnd = caret >= text.length;
  const passed = digitsOf(text.slice(0, caret)).length;
  return { text: shown, caret: isAtEnd ? shown.length : placeAfter(shown, passed) };
}

function show(text: string): string {
  return (text.startsWith('+') ? '+' : '') + formatDigits(digitsOf(text));
}

/** Bare digits, or with our separators, possibly with the next digit missing. */
function isOurs(text: string): boolean {
  if (/^\+?\d*$/.test(text)) return true;
  return show(text) === text || show(`${text}0`).startsWith(text);
}

function isWhole(text: string): boolean {
  return phoneLike.test(text) && digitsOf(text).replace(country, '').length === 10;
}

/** Letters were typed, so it is not a number: our separators are removed, the typed text stays. */
function withoutSeparators({ head, inserted, tail }: Change): Typed {
  const bare = (text: string) => text.replace(/[^\d+]/g, '');
  const start = bare(head) + inserted;
  return { text: start + bare(tail), caret: start.length };
}

/** Deleting one of our separators would restore it forever, so the digit next to it is deleted instead. */
function eraseDigit({ head, tail }: Change, isForward: boolean): Typed {
  if (isForward) return { text: head + tail.replace(/\d/, ''), caret: head.length };
  const start = head.replace(/\d(?=\D*$)/, '');
  return { text: start + tail, caret: start.length };
}

function findEdit({ text, caret }: Typed, before: string): Change {
  const tail = sharedEnd(text.slice(caret), before);
  const rest = before.slice(0, before.length - tail.length);
  let same = 0;
  while (same < caret && same < rest.length && text.charAt(same) === rest.charAt(same)) same += 1;
  return { head: text.slice(0, same), inserted: text.slice(same, caret), tail: text.slice(caret) };
}

/** The text after the caret is old; or, if a program filled it in, everything is new. */
function sharedEnd(tail: string, before: string): string {
  return before.endsWith(tail) ? tail : '';
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** The position after this many digits. */
function placeAfter(text: string, digits: number): number {
  let seen = 0;
  let at = text.startsWith('+') ? 1 : 0;
  while (seen < digits && at < text.length) {
    if (/\d/.test(text.charAt(at))) seen += 1;
    at += 1;
  }
  return at;
}
