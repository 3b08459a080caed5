import type { FieldIssue } from '#src/domain/errors.ts';
import type { Refusal } from '#src/domain/refusal.ts';
import { why as whyAny } from '#src/domain/refusals.ts';
import { earliestYear, isTimeZone, type ShopSettings } from '#src/domain/settings/index.ts';
import { readPosition } from './read-position.ts';
import { why } from './refusals.ts';

type Facts = Pick<
  ShopSettings,
  'name' | 'legalName' | 'founded' | 'priceRange' | 'timeZone' | 'geo' | 'areaServed'
>;
type Typed = (name: string) => string;

/** The shop's identity, time zone and position, as the form shows them. */
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

/** The same, parsed from the fields; `factIssues` returns their errors. */
export function readShopFacts(typed: Typed): Facts {
  return {
    name: typed('name'),
    legalName: typed('legalName'),
    founded: typed('founded') === '' ? null : Number(typed('founded')),
    priceRange: typed('priceRange'),
    timeZone: typed('timeZone'),
    geo: positionOf(typed('position')),
    areaServed: splitList(typed('areaServed')),
  };
}

/** The errors of the facts. `now`: the saved settings, `year`: the current year. */
export function factIssues(
  typed: Typed,
  { now, year }: { now: Pick<ShopSettings, 'address' | 'geo' | 'areaServed'>; year: number },
): FieldIssue[] {
  const founded = typed('founded');
  const isYear = /^\d{4}$/.test(founded) && Number(founded) >= earliestYear;
  return [
    ...issueIf(typed('name') === '', 'name', whyAny('input.required')),
    ...issueIf(
      founded !== '' && (!isYear || Number(founded) > year),
      'founded',
      why('settings.founded', { first: String(earliestYear), last: String(year) }),
    ),
    ...issueIf(!isTimeZone(typed('timeZone')), 'timeZone', why('settings.time-zone')),
    ...positionIssues(typed, now),
    ...issueIf(
      hasMoved(typed, now.address) &&
        now.areaServed.length > 0 &&
        splitList(typed('areaServed')).join() === now.areaServed.join(),
      'areaServed',
      why('settings.towns-moved'),
    ),
  ];
}

function positionIssues(
  typed: Typed,
  { address, geo }: Pick<ShopSettings, 'address' | 'geo'>,
): FieldIssue[] {
  const position = readPosition(typed('position'));
  if (position === null) return [];
  if ('reason' in position) return [{ path: 'position', ...position }];
  if (address.country === 'US' && position.lng > 0 && position.lng < eastOfUs) {
    return [{ path: 'position', ...why('settings.east') }];
  }
  const isSame = geo !== null && position.lat === geo.lat && position.lng === geo.lng;
  return issueIf(isSame && hasMoved(typed, address), 'position', why('settings.place-moved'));
}

/**
 * Guam and the Northern Marianas are east of this longitude, in degrees; the states and other territories are west of
 * 0.
 */
const eastOfUs = 140;

/** Both another state and another ZIP code; correcting one of them is not a move. */
function hasMoved(typed: Typed, { region, postalCode }: ShopSettings['address']): boolean {
  const [state, zip] = [typed('region'), typed('postalCode')];
  const isAddress = /^[A-Z]{2}$/.test(state) && /^\d{5}$/.test(zip);
  return isAddress && state !== region.toUpperCase() && zip !== postalCode;
}

/** Null for nothing, and for what `positionIssues` refuses. */
function positionOf(text: string): Facts['geo'] {
  const position = readPosition(text);
  return position && 'lat' in position ? position : null;
}

/** Separated by line breaks or commas, without duplicates. */
function splitList(text: string): string[] {
  const lines = text.split(/[\n,;]/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

function issueIf(isWrong: boolean, path: string, refusal: Refusal): FieldIssue[] {
  return isWrong ? [{ path, ...refusal }] : [];
}
