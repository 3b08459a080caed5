import { lerp } from '../geometry/numbers.ts';
import { movingPart } from '../moving-part.ts';
import { riseAt } from '../stance.ts';
import { element } from '../svg/element.ts';
import { createPen } from '../svg/pen.ts';
import type { SideScene } from './side-scene.ts';

/** At its own height a vehicle's tires hide its springs; from here on a lift opens the arch enough to see them. */
const OPENED_IN = 2.4;
const COIL = '#7b7168';
const SHOCK = '#5d544d';

/** Springs and shocks in the wheel openings, in quiet metal, where a lift shows them. */
export function suspensionMarkup(scene: SideScene): string {
  const { vehicle, shape, stance, build } = scene;
  const { wheelbaseIn: wb } = stance;
  const { front, rear } = vehicle.suspension;
  const ends = [
    {
      share: 0,
      liftIn: build.liftFrontIn,
      arch: shape.archFront,
      coil: front.includes('torsion') ? null : 1.8,
      shock: [2, 1.6],
    },
    {
      share: 1,
      liftIn: build.liftRearIn,
      arch: shape.archRear,
      coil: rear.includes('leaf') ? null : wb - 1.5,
      shock: [wb + 6, wb + 3],
    },
  ] as const;
  const opened = ends.filter(({ liftIn }) => liftIn > OPENED_IN);
  return element('g', { fill: 'none' }, opened.map((end) => endMarkup(scene, end)).join(''));
}

type End = {
  share: 0 | 1;
  arch: { crown: number };
  /** Where the coil spring is; null without one. */
  coil: number | null;
  /** Foot and head of the shock. */
  shock: readonly [foot: number, head: number];
};

/** They are mounted on the axle and reach up to the body. */
function endMarkup({ sheet, stance }: SideScene, { share, arch, coil, shock }: End): string {
  const { radiusIn: hub } = stance;
  const top = arch.crown + 2 + riseAt(stance, share * stance.wheelbaseIn);
  const [, at] = sheet.toPixels(0, hub);
  const [, head] = sheet.toPixels(0, top);
  const part = movingPart({ give: 'stretch', at, run: head - at, share });
  const [foot, mount] = shock;
  const rod = sheet.path(
    [
      [foot, hub + 3],
      [mount, top],
    ],
    false,
  );
  const bar = element('path', { d: rod, stroke: SHOCK, 'stroke-width': sheet.length(1.7) });
  return element(
    'g',
    part,
    bar + (coil === null ? '' : coilMarkup({ sheet }, coil, [hub + 4, top])),
  );
}

const COIL_PITCH_IN = 1.7;
const COIL_HALF_IN = 2.2;

function coilMarkup(
  { sheet }: Pick<SideScene, 'sheet'>,
  x: number,
  [from, to]: readonly [number, number],
): string {
  const turns = Math.max(3, Math.round((to - from) / COIL_PITCH_IN));
  const near = createPen();
  for (let turn = 0; turn < turns; turn++) {
    const low = lerp(from, to, (turn + 0.2) / turns);
    const high = lerp(from, to, (turn + 0.6) / turns);
    near
      .moveTo(...sheet.toPixels(x - COIL_HALF_IN, low))
      .lineTo(...sheet.toPixels(x + COIL_HALF_IN, high));
  }
  return element('path', {
    d: near.data(),
    stroke: COIL,
    'stroke-width': sheet.length(0.65),
    'stroke-linecap': 'round',
  });
}
