import type { PartStatus } from '../../catalog/index.ts';
import { plainCell, quoted, saysNothing, spreadsheetDamage } from './plain-cell.ts';
import { notSaid, type Reading, refused, said } from './reading.ts';
import { why } from './refusals.ts';

const UPC_LENGTH = 12;

/**
 * The bar code's number: UPC of 12 digits, or EAN and GTIN of 13 and 14. Zeros in front of a UPC are dropped, one that
 * a spreadsheet dropped is put back. A wrong check digit is told, and the number is kept as sent.
 */
export function readUpc(raw: string): Reading<string> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  const damage = spreadsheetDamage(text);
  if (damage) return refused(damage);
  const sent = text.replace(/[\s-]/g, '');
  if (/^0+$/.test(sent)) return notSaid;
  const digits = sent.replace(/^0+(?=\d{12}$)/, '');
  if (!/^\d{11,14}$/.test(digits)) return refused(why('cells.not-a-upc', { text: quoted(text) }));
  const whole = digits.padStart(UPC_LENGTH, '0');
  const digit = checkDigit(whole.slice(0, -1));
  return said(
    whole,
    digits.length < UPC_LENGTH ? why('cells.leading-zero', { text: quoted(text) }) : null,
    whole.endsWith(String(digit)) ? null : why('cells.check-digit', { text: quoted(text), digit }),
  );
}

/** GS1: the digits from the right weigh 3 and 1 in turn; the check digit makes the sum a multiple of ten. */
function checkDigit(digits: string): number {
  const sum = [...digits]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10;
}

const LONGEST_NUMBER = 80;

/** A part number as sent, with its zeros. @see plainCell for what spreadsheets put around it */
export function readPartNumber(raw: string): Reading<string> {
  const text = plainCell(raw);
  if (text === '') return notSaid;
  if (text.length > LONGEST_NUMBER) {
    return refused(why('cells.too-long', { text: quoted(text), most: LONGEST_NUMBER }));
  }
  if (/^\d(?:\.\d+)?E\+\d+$/i.test(text)) return refused(why('cells.became-short', { text }));
  if (/^#(?:REF!|VALUE!|NAME\?|N\/A)$/i.test(text)) {
    return refused(why('cells.spreadsheet-error', { text }));
  }
  return said(text);
}

export function readText(raw: string): Reading<string> {
  const text = plainCell(raw);
  return saysNothing(text) ? notSaid : said(text);
}

/** The address of a picture, or of several; only HTTP and HTTPS. */
export function readImageUrls(raw: string): Reading<string[]> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  const addresses = text.split(/\s*[|;]\s*|\s+|,(?=https?:)/i).filter((one) => one !== '');
  const bad = addresses.find((address) => !isWebAddress(address));
  return bad === undefined
    ? said(addresses)
    : refused(why('cells.not-an-address', { text: quoted(bad) }));
}

function isWebAddress(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
  );
}

const STATUSES: readonly [RegExp, PartStatus][] = [
  [/^(?:active|available(?: to order)?|current|released|new|stocked|live)$/i, 'active'],
  [
    /^(?:discontinued|disc|disc\.|obsolete|inactive|closeout complete|no longer available|nla)$/i,
    'discontinued',
  ],
];

/** The status that a life-cycle word means; null and a note for words the shop does not know. */
export function readStatus(raw: string): Reading<PartStatus> {
  const text = plainCell(raw);
  if (saysNothing(text)) return notSaid;
  const [, status] = STATUSES.find(([pattern]) => pattern.test(text)) ?? [];
  return status
    ? said(status)
    : said<PartStatus>(null, why('cells.unknown-status', { text: quoted(text) }));
}

/** How a distributor has a part: on its shelves, at another of its places, or made to order. */
export type Availability = 'stocked' | 'network' | 'special-order';
const AVAILABILITIES: readonly [RegExp, Availability][] = [
  [/^(?:st|stock|stocked|stocking)$/i, 'stocked'],
  [/^(?:n\d|network)$/i, 'network'],
  [/^(?:so|special|special order)$/i, 'special-order'],
];

export function readAvailability(raw: string): Reading<Availability> {
  const text = plainCell(raw);
  const [, found] = AVAILABILITIES.find(([pattern]) => pattern.test(text)) ?? [];
  return found ? said(found) : notSaid;
}
