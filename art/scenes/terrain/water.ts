import { hex, mix } from '../core/colour.ts';
import { createNoise } from '../core/noise.ts';
import { lerp, type Point, times } from '../core/numbers.ts';
import { polygon, trace } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { fill, linearGradient, roundStroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

interface Water {
  /** Metres from the truck's plane to the near and to the far shore. */
  near: number;
  far: number;
}

/** A sheet of still water behind the truck: the sky upside down, dark at the near shore. */
export function drawWater(stage: Stage, { near, far }: Water) {
  const { light, unit } = stage;
  const [nearShore, farShore] = [shore(stage, near, 5), shore(stage, far, 1)];
  const top = Math.min(...farShore.map(([, y]) => y));
  const bottom = Math.max(...nearShore.map(([, y]) => y));
  const low = light.sky.at(-2)?.[1] ?? light.haze;
  const high = light.sky[1]?.[1] ?? light.haze;
  const tinted = (sky: typeof low, share: number) =>
    hex(mix(light.grade('water', 0.4), sky, share));
  stage.define(
    linearGradient(stage.id('water'), {
      down: [top, bottom],
      stops: [
        [0, tinted(low, 0.8)],
        [0.45, tinted(low, 0.55)],
        [1, tinted(high, 0.35)],
      ],
    }),
  );
  const sheet = polygon([...farShore, ...[...nearShore].reverse()]);
  stage.add(fill(sheet, stage.url('water')));
  stage.add(ripples(stage, top, bottom));
  const wet = polygon([
    ...nearShore,
    ...nearShore.map(([x, y]): Point => [x, y + 7 * unit]).reverse(),
  ]);
  stage.add(fill(wet, light.paint('soil', 0.06), { opacity: 0.6 }));
}

function shore(stage: Stage, z: number, row: number): Point[] {
  const noise = createNoise(stage.seed + 83);
  return times(61, (i): Point => {
    const x = -10 + ((stage.width + 20) * i) / 60;
    const wander = noise(i * 0.11, row) * 0.35 + noise(i * 0.43, row + 3) * 0.1;
    const [, y] = stage.project(0, z * (1 + wander * 0.5));
    return [x, y];
  });
}

function ripples(stage: Stage, top: number, bottom: number): string {
  const { width, light, unit, sun } = stage;
  const random = createRandom(stage.seed + 84);
  const lines = times(90, () => {
    const t = random() ** 1.4;
    const length = width * lerp(0.01, 0.06, t) * random.between(0.5, 1.6);
    const inGlitter = random() < 0.4;
    const x = inGlitter ? sun[0] + random.spread() * width * 0.07 : random() * width;
    const line = trace`M${x} ${lerp(top + 3, bottom - 4, t)}h${length}`;
    return { line, inGlitter };
  });
  const data = (inGlitter: boolean) =>
    lines
      .filter((line) => line.inGlitter === inGlitter)
      .map(({ line }) => line)
      .join('');
  const glow = hex(mix(light.glow, light.sun, 0.5));
  return (
    roundStroke(data(false), light.paint('water', 0.05), 1.5 * unit, { opacity: 0.35 }) +
    roundStroke(data(true), glow, 1.7 * unit, { opacity: light.sunElevation < 30 ? 0.75 : 0.3 })
  );
}
