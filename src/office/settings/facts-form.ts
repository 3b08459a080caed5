import type { FieldIssue } from '#src/domain/errors.ts';
import { earliestYear, isTimeZone, type ShopSettings } from '#src/domain/settings/index.ts';

type Facts = Pick<
  ShopSettings,
  'name' | 'legalName' | 'founded' | 'priceRange' | 'timeZone' | 'geo' | 'areaServed'
>;
type Typed = (name: string) => string;

/** Who the shop is and where its clock and its place on the map are, as the form shows it. */
export type FactFields = Record<
  'name' | 'legalName' | 'founded' | 'priceRange' | 'timeZone' | 'position' | 'areaServed',
  string
>;

export function factFields(shop: Facts): FactFields {
  const { name, legalName, founded, priceRange, timeZone, geo, areaServed } = shop;
  return {
    name,
    legalName,
    founded: founded === null ? '' : String(founded),
    priceRange,
    timeZone,
    position: geo ? `${geo.lat}, ${geo.lng}` : '',
    areaServed: areaServed.join('\n'),
  };
}

/** The same as the fields say it; what is wrong with them: `factIssues`. */
export function factsOf(typed: Typed): Facts {
  return {
    name: typed('name'),
    legalName: typed('legalName'),
    founded: typed('founded') === '' ? null : Number(typed('founded')),
    priceRange: typed('priceRange'),
    timeZone: typed('timeZone'),
    geo: positionOf(typed('position')),
    areaServed: linesOf(typed('areaServed')),
  };
}

/** What is wrong with the facts. `now`: what the shop said until now, `year`: the one that it is. */
export function factIssues(
  typed: Typed,
  { now, year }: { now: Pick<ShopSettings, 'address' | 'geo' | 'areaServed'>; year: number },
): FieldIssue[] {
  const founded = typed('founded');
  const isYear = /^\d{4}$/.test(founded) && Number(founded) >= earliestYear;
  return [
    ...issueIf(typed('name') === '', 'name', 'This field is required'),
    ...issueIf(
      founded !== '' && (!isYear || Number(founded) > year),
      'founded',
      `Write a year from ${earliestYear} to ${year}, or leave it empty`,
    ),
    ...issueIf(
      !isTimeZone(typed('timeZone')),
      'timeZone',
      'Choose a time zone, such as America/New_York',
    ),
    ...positionIssues(typed, now),
    ...issueIf(
      hasMoved(typed, now.address) &&
        now.areaServed.length > 0 &&
        linesOf(typed('areaServed')).join() === now.areaServed.join(),
      'areaServed',
      'The shop has moved to another state. Write the towns that it serves now, or none',
    ),
  ];
}

function positionIssues(
  typed: Typed,
  { address, geo }: Pick<ShopSettings, 'address' | 'geo'>,
): FieldIssue[] {
  const text = typed('position');
  if (text === '') return [];
  const position = positionOf(text);
  if (!position) {
    const message = 'Write latitude and longitude as maps copy them, such as 33.5876, -112.1049';
    return [{ path: 'position', message }];
  }
  if (address.country === 'US' && position.lng > 0 && position.lng < eastOfUs) {
    const message = 'In the United States the longitude is negative, such as 33.5876, -112.1049';
    return [{ path: 'position', message }];
  }
  const isSame = geo !== null && position.lat === geo.lat && position.lng === geo.lng;
  return issueIf(
    isSame && hasMoved(typed, address),
    'position',
    'The shop has moved to another state, and this is where it was. Write where it is now, or nothing',
  );
}

/** Guam and the Northern Marianas lie east of it, in degrees; the states and other territories west of 0. */
const eastOfUs = 140;

/** Another state and another ZIP code; one of them that is put right is no move. */
function hasMoved(typed: Typed, { region, postalCode }: ShopSettings['address']): boolean {
  const [state, zip] = [typed('region').toUpperCase(), typed('postalCode')];
  const isAddress = /^[A-Z]{2}$/.test(state) && /^\d{5}$/.test(zip);
  return isAddress && state !== region.toUpperCase() && zip !== postalCode;
}

/** "33.5876, -112.1049"; null for what is no place on earth. */
function positionOf(text: string): Facts['geo'] {
  const parts = /^(-?\d{1,2}(?:\.\d+)?)°?[\s,;]+(-?\d{1,3}(?:\.\d+)?)°?$/.exec(text);
  const [lat, lng] = [Number(parts?.[1]), Number(parts?.[2])];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** One a line or between commas, each once. */
function linesOf(text: string): string[] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function issueIf(isWrong: boolean, path: string, message: string): FieldIssue[] {
  return isWrong ? [{ path, message }] : [];
}
