import type { Point } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { BOUNDS, type Place } from './phoenix.ts';

export type MapTheme = 'light' | 'dark';

export const MAP_COLOURS = {
  light: {
    paper: '#f3eadb',
    ink: '#2a211c',
    soft: '#75675a',
    road: '#5b4c41',
    loop: '#8a7866',
    street: '#c3b39f',
    water: '#5f7f7c',
    dry: '#dccdb4',
    lit: '#e6cfa8',
    shade: '#b98e68',
    pin: '#c4532a',
    onPin: '#fff6e6',
    field: '#efcf9f',
  },
  dark: {
    paper: '#1d1917',
    ink: '#f1e7d6',
    soft: '#a89a88',
    road: '#d9c8ae',
    loop: '#a08d77',
    street: '#54483f',
    water: '#7fa3a6',
    dry: '#2b2521',
    lit: '#6b5140',
    shade: '#3a2d27',
    pin: '#e8713c',
    onPin: '#1d1917',
    field: '#3a2a20',
  },
} as const satisfies Record<MapTheme, Record<string, string>>;

/** The paper of the map: degrees to pixels at its latitude. */
export interface Sheet {
  width: number;
  height: number;
  /** 1 at 1200 px; multiply sizes by it. */
  unit: number;
  /** Pixels per degree. */
  east: number;
  north: number;
  colours: Record<keyof (typeof MAP_COLOURS)['light'], string>;
  at(place: Place): Point;
}

export function createSheet(theme: MapTheme, width: number): Sheet {
  const east = width / (BOUNDS.east - BOUNDS.west);
  const north = east / Math.cos((33.5 * Math.PI) / 180);
  return {
    width,
    height: Math.round((BOUNDS.north - BOUNDS.south) * north),
    unit: width / 1200,
    east,
    north,
    colours: MAP_COLOURS[theme],
    at: ([longitude, latitude]) => [
      (longitude - BOUNDS.west) * east,
      (BOUNDS.north - latitude) * north,
    ],
  };
}

/** A line through places with rounded corners. */
export function roundedLine(sheet: Sheet, places: readonly Place[], radius: number): string {
  const points = places.map(sheet.at);
  const corners = points.slice(1, -1).map((corner, i) => {
    const from = towards(corner, points[i] ?? corner, radius);
    const to = towards(corner, points[i + 2] ?? corner, radius);
    return trace`L${from[0]} ${from[1]}Q${corner[0]} ${corner[1]} ${to[0]} ${to[1]}`;
  });
  const [first, last] = [points[0] ?? [0, 0], points.at(-1) ?? [0, 0]];
  return trace`M${first[0]} ${first[1]}${corners.join('')}L${last[0]} ${last[1]}`;
}

/** A point on the way from one to the other, at most half way. */
function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const share = Math.min(distance, length / 2) / length;
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}
