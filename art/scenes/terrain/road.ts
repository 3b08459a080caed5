import { createNoise } from '../core/noise.ts';
import { type Point, range, times } from '../core/numbers.ts';
import { polygon } from '../core/path.ts';
import { fill } from '../core/svg.ts';
import type { Material } from '../light/materials.ts';
import type { Stage } from '../stage.ts';

interface Road {
  road: 'dirt' | 'asphalt' | 'none';
  material: Material;
  roadMaterial: Material;
  roadTone: number;
}

/** The band the truck drives on, from edge to edge of the picture. */
export function roadBand(stage: Stage, road: Road): string {
  return road.road === 'asphalt' ? asphalt(stage) : dirtRoad(stage, road);
}

function dirtRoad(stage: Stage, { material, roadMaterial, roadTone }: Road): string {
  const { light } = stage;
  const edge = edgesOf(stage, 1);
  const between = (a: readonly Point[], b: readonly Point[]) =>
    polygon([...a, ...[...b].reverse()]);
  const near = edge(-1.25, 5, 7);
  const ruts = [
    [1.62, 0.16],
    [-0.1, 0.2],
  ] as const;
  return [
    fill(between(edge(3.1, 1, 3), near), light.paint(roadMaterial, roadTone, 0.06), {
      opacity: 0.8,
    }),
    ...ruts.map(([z, half]) =>
      fill(
        between(edge(z + half, 11 + z, 2), edge(z - half, 13 + z, 4)),
        light.paint(roadMaterial, 0.3, 0.02),
        { opacity: 0.42 },
      ),
    ),
    fill(between(near, edge(-1.42, 9, 6)), light.paint(material, 0.16), { opacity: 0.55 }),
  ].join('');
}

/** Two lanes with a broken yellow line beyond the truck and a white one before it. */
function asphalt(stage: Stage): string {
  const { light } = stage;
  const edge = edgesOf(stage, 0.25);
  const band = polygon([...edge(7.2, 1, 3), ...edge(-1.9, 5, 7).reverse()]);
  const strip = (z: number, half: number) =>
    polygon([...edge(z + half, 2, 2), ...edge(z - half, 2, 2).reverse()]);
  const shoulder = polygon([...edge(-1.9, 5, 7), ...edge(-2.6, 9, 6).reverse()]);
  const dashes = range(-40, 40, 6)
    .map((x) => dash(stage, x))
    .join('');
  return [
    fill(shoulder, light.paint('soil', 0.3), { opacity: 0.6 }),
    fill(band, light.paint('asphalt', 0.52, 0.1)),
    fill(strip(1.6, 0.3) + strip(0.2, 0.3), light.paint('asphalt', 0.3), { opacity: 0.35 }),
    fill(strip(-1.5, 0.07), light.paint('white', 0.75), { opacity: 0.75 }),
    fill(dashes, light.paint('.78 .13 82', 0.7), { opacity: 0.85 }),
    fill(strip(6.9, 0.09), light.paint('white', 0.7), { opacity: 0.6 }),
  ].join('');
}

function dash(stage: Stage, x: number): string {
  const corners = [
    [x, 3.36],
    [x + 3, 3.36],
    [x + 3, 3.2],
    [x, 3.2],
  ] as const;
  return polygon(
    corners.map(([cx, z]): Point => [stage.project(cx, z)[0], stage.project(cx, z)[1]]),
  );
}

/** Wobbling lines across the picture at a depth; `wobble` 1 is a dirt edge. */
function edgesOf(stage: Stage, wobble: number) {
  const noise = createNoise(stage.seed + 31);
  return (z: number, phase: number, row: number) =>
    times(61, (i): Point => {
      const x = (stage.width * i) / 60;
      const [, y, metre] = stage.project((x - stage.width / 2) / stage.scale, z);
      const rough = noise(i * 0.13 + phase, row) * 0.16 + noise(i * 0.41, phase) * 0.03;
      return [x, y + rough * wobble * metre];
    });
}
