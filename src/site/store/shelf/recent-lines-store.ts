import { type ShelfCategory, shelfCategories } from '#src/domain/store/index.ts';
import { readFromDevice, saveOnDevice } from './device-store.ts';

/** A product line as the strip shows it. */
export type RecentLine = {
  kind: ShelfCategory;
  lineId: string;
  name: string;
  brand: string;
  /** URL of its drawing. */
  picture: string | null;
};

const key = 'ironwood.seen';
const mostKept = 9;
const mostShown = 6;

/** Adds a line at the start of those viewed on this device. */
export function rememberLine(line: RecentLine): void {
  const others = allSeen().filter(({ lineId }) => lineId !== line.lineId);
  saveOnDevice(key, [line, ...others].slice(0, mostKept));
}

/** Newest first, without the one on the page. */
export function listRecentLines(without: string | undefined): RecentLine[] {
  return allSeen()
    .filter(({ lineId }) => lineId !== without)
    .slice(0, mostShown);
}

function allSeen(): RecentLine[] {
  const kept = readFromDevice(key);
  return Array.isArray(kept) ? kept.flatMap((one) => parseLine(one) ?? []) : [];
}

function parseLine(given: unknown): RecentLine | null {
  if (typeof given !== 'object' || given === null) return null;
  const { kind, lineId, name, brand, picture } = {
    ...{ kind: null, lineId: null, name: null, brand: null, picture: null },
    ...given,
  };
  const category = shelfCategories.find((one) => one === kind);
  if (!category || !isText(lineId) || !isText(name) || !isText(brand)) return null;
  return { kind: category, lineId, name, brand, picture: isDrawing(picture) ? picture : null };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

function isDrawing(value: unknown): value is string {
  return isText(value) && value.startsWith('/drawings/');
}
