import { type Point, times } from '../core/numbers.ts';
import { dots } from '../core/path.ts';
import { createRandom } from '../core/random.ts';
import { circle, group, radialGradient, roundStroke } from '../core/svg.ts';
import type { Stage } from '../stage.ts';

/** An arc at the frame of the raised truck, above the hands of the person under it. */
export function drawWeldingArc(stage: Stage) {
  const { camera, width, scale, seed, unit } = stage;
  const metres = (camera.x * width - width / 2) / scale;
  const [x, y] = stage.projectHigh(metres - 1.02, 2.06, 0.7);
  stage.define(
    radialGradient(stage.id('arc'), [
      [0, '#fbfdff'],
      [0.05, '#dceeff', 0.95],
      [0.22, '#9cc8ee', 0.42],
      [1, '#6aa0d8', 0],
    ]),
  );
  const glow = stage.url('arc');
  stage.add(
    group(
      { style: 'mix-blend-mode:screen' },
      circle([x, y], 2.6 * scale, glow, { opacity: 0.75 }),
      circle([x, y], 0.42 * scale, glow),
    ),
  );
  stage.add(circle([x, y], 0.05 * scale, '#ffffff'));
  const sparks = sparkPoints(seed, [x, y], scale);
  stage.add(roundStroke(dots(sparks), '#ffd08a', 2 * unit, { opacity: 0.9 }));
}

/** Sparks fall in short parabolas to the floor. */
function sparkPoints(seed: number, [x, y]: Point, scale: number): Point[] {
  const random = createRandom(seed + 71);
  return times(46, (): Point => {
    const [aside, t] = [random.spread() * 0.9, random()];
    return [x + aside * t * scale, y + (t * t * 1.5 - 0.18 * t * random()) * scale];
  });
}
