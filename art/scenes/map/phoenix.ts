/** [longitude, latitude]. Coordinates are real and rounded; the lines between them are schematic. */
export type Place = readonly [longitude: number, latitude: number];

/** The fictional shop's approximate position. */
export const MAP_PIN = { lat: 33.5876, lng: -112.1049 };
export const SHOP: Place = [MAP_PIN.lng, MAP_PIN.lat];

export const BOUNDS = { west: -112.47, east: -111.42, south: 33.225, north: 33.8 };

export type RoadKind = 'interstate' | 'loop' | 'highway' | 'street';

export interface Road {
  kind: RoadKind;
  line: readonly Place[];
  /** What the shields say and where they stand. */
  shield?: string;
  shields: readonly Place[];
}

export const ROADS: readonly Road[] = [
  {
    kind: 'interstate',
    shield: '10',
    line: places(
      '-112.6 33.44, -112.36 33.462, -112.265 33.462, -112.113 33.462, -112.045 33.462, -112.036 33.455, -112.036 33.43, -112 33.413, -111.977 33.388, -111.97 33.35, -111.97 33.29, -111.93 33.24, -111.87 33.18',
    ),
    shields: places('-112.335 33.462, -111.935 33.245'),
  },
  {
    kind: 'interstate',
    shield: '17',
    line: places(
      '-112.036 33.43, -112.095 33.43, -112.113 33.448, -112.113 33.58, -112.118 33.7, -112.147 33.82',
    ),
    shields: places('-112.1165 33.645, -112.135 33.775'),
  },
  {
    kind: 'loop',
    shield: '101',
    line: places(
      '-112.265 33.462, -112.265 33.56, -112.238 33.6, -112.238 33.64, -112.205 33.668, -112 33.668, -111.92 33.668, -111.888 33.625, -111.886 33.5, -111.891 33.437, -111.891 33.288',
    ),
    shields: places('-112.265 33.52, -112.03 33.668, -111.886 33.565'),
  },
  {
    kind: 'loop',
    shield: '202',
    line: places(
      '-112.036 33.462, -111.97 33.44, -111.89 33.437, -111.8 33.478, -111.72 33.485, -111.655 33.462, -111.635 33.43, -111.635 33.35, -111.69 33.3, -111.78 33.288, -112.03 33.288, -112.09 33.305, -112.17 33.385, -112.182 33.42, -112.182 33.462',
    ),
    shields: places('-111.76 33.4825, -111.83 33.288, -112.162 33.372'),
  },
  {
    kind: 'highway',
    shield: '60',
    line: places('-111.977 33.388, -111.9 33.386, -111.58 33.386, -111.48 33.4, -111.38 33.36'),
    shields: places('-111.73 33.386'),
  },
  {
    kind: 'street',
    line: places('-112.095 33.463, -112.19 33.545, -112.29 33.625, -112.45 33.76'),
    shields: [],
  },
  {
    kind: 'street',
    shield: '51',
    line: places('-112.036 33.462, -112.045 33.5, -112.04 33.55, -112.005 33.605, -112.003 33.668'),
    shields: places('-112.044 33.52'),
  },
];

export const ARIZONA_CANAL = places(
  '-111.66 33.555, -111.72 33.53, -111.8 33.535, -111.87 33.522, -111.925 33.497, -111.975 33.51, -112.03 33.522, -112.065 33.552, -112.1 33.572, -112.15 33.582, -112.2 33.61, -112.26 33.645',
);

export const SALT_RIVER = places(
  '-111.58 33.555, -111.68 33.53, -111.76 33.49, -111.86 33.452, -111.94 33.433, -112.05 33.418, -112.17 33.405, -112.27 33.385, -112.4 33.345, -112.6 33.33',
);

export interface Mountain {
  name: string;
  at: Place;
  /** Degrees. */
  width: number;
  height: number;
}

export const MOUNTAINS: readonly Mountain[] = [
  mountain('South Mountain', [-112.065, 33.345], [0.15, 0.045]),
  mountain('Estrella', [-112.315, 33.3], [0.13, 0.055]),
  mountain('Camelback', [-111.963, 33.517], [0.062, 0.03]),
  mountain('', [-112.015, 33.553], [0.075, 0.036]),
  mountain('', [-112.062, 33.602], [0.04, 0.022]),
  mountain('', [-112.045, 33.628], [0.04, 0.018]),
  mountain('White Tank', [-112.42, 33.575], [0.09, 0.07]),
  mountain('McDowell', [-111.8, 33.665], [0.13, 0.07]),
  mountain('Superstition', [-111.475, 33.475], [0.09, 0.085]),
  mountain('Hedgpeth Hills', [-112.185, 33.7], [0.06, 0.022]),
  mountain('', [-111.66, 33.6], [0.1, 0.045]),
  mountain('San Tan', [-111.67, 33.255], [0.1, 0.035]),
];

export const TOWNS: readonly { name: string; at: Place; end?: boolean; large?: boolean }[] = [
  { name: 'Phoenix', at: [-112.13, 33.437], end: true, large: true },
  { name: 'Glendale', at: [-112.19, 33.522] },
  { name: 'Peoria', at: [-112.3, 33.585] },
  { name: 'Scottsdale', at: [-111.912, 33.605], end: true },
  { name: 'Tempe', at: [-111.933, 33.412] },
  { name: 'Mesa', at: [-111.82, 33.415] },
  { name: 'Chandler', at: [-111.845, 33.318] },
  { name: 'Gilbert', at: [-111.745, 33.345] },
  { name: 'Goodyear', at: [-112.385, 33.425] },
  { name: 'Apache Junction', at: [-111.545, 33.355] },
  { name: 'Surprise', at: [-112.37, 33.655] },
];

function mountain(name: string, at: Place, [width, height]: readonly [number, number]): Mountain {
  return { name, at, width, height };
}

function places(text: string): readonly Place[] {
  return text.split(',').map((pair): Place => {
    const [longitude = 0, latitude = 0] = pair.trim().split(' ').map(Number);
    return [longitude, latitude];
  });
}
