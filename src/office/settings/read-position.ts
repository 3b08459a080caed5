import type { Refusal } from '#src/domain/refusal.ts';
import type { Geo } from '#src/lib/geo.ts';
import { why } from './refusals.ts';

const number = String.raw`(-?\d{1,3}(?:\.\d+)?)`;

/** "33.5876, -112.1049", as maps copy it. */
const pair = new RegExp(`^${number}°?[\\s,;]+${number}°?$`);

/**
 * Where the links of Google Maps, Apple Maps and OpenStreetMap have a place: its pin first, then the middle of the
 * map.
 */
const inLinks = [
  new RegExp(`!3d${number}!4d${number}`),
  new RegExp(`[?&](?:ll|q|query|coordinate|center|destination|daddr)=(?:loc:)?${number},${number}`),
  new RegExp(`[?&]mlat=${number}&mlon=${number}`),
  new RegExp(`/(?:@|place/|search/)${number},${number}`),
  new RegExp(`#map=\\d+(?:\\.\\d+)?/${number}/${number}`),
  new RegExp(`^geo:${number},${number}`),
];

/**
 * Reads a position that was typed as latitude and longitude or pasted as the link of a map; null for nothing. A
 * refusal says what is wrong with it.
 */
export function readPosition(text: string): Geo | Refusal | null {
  const typed = text.trim();
  if (typed === '') return null;
  const isLink = /^(?:https?:|geo:)/i.test(typed);
  const found = isLink ? foundIn(decoded(typed)) : pair.exec(typed);
  if (!found) return why(isLink ? 'settings.no-place-in-link' : 'settings.not-a-place');
  const [lat, lng] = [Number(found[1]), Number(found[2])];
  if (Math.abs(lat) > 90) return why('settings.latitude');
  return Math.abs(lng) > 180 ? why('settings.longitude') : { lat, lng };
}

function foundIn(link: string): RegExpExecArray | null {
  for (const pattern of inLinks) {
    const found = pattern.exec(link);
    if (found) return found;
  }
  return null;
}

/** A link may have its comma as "%2C"; one that is not encoded rightly is read as it is. */
function decoded(link: string): string {
  try {
    return decodeURIComponent(link);
  } catch {
    return link;
  }
}
