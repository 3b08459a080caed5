import { lerp, type Point, range, times } from '../core/numbers.ts';
import { polygon } from '../core/path.ts';
import type { Random } from '../core/random.ts';
import { clipPath, fill, group, linearGradient } from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import { type Crest, silhouetteOf } from '../terrain/relief.ts';

export interface DuneRow {
  name: string;
  base: number;
  /** Pixels. */
  height: number;
  count: number;
  haze: number;
  /** Where the first dune stands, share of the width. */
  from: number;
  random: Random;
}

/** A dune: gentle windward side towards the sun, steep slip face away from it. */
interface Dune {
  x: number;
  height: number;
  gentle: number;
  steep: number;
}

export function drawDuneRow(stage: Stage, row: DuneRow) {
  const { width, groundY, unit } = stage;
  const dunes = growDunes(stage, row);
  const bottom = Math.max(row.base + 2, groundY + 60 * unit);
  const span = { x0: -10, x1: width + 10, base: bottom };
  const shape = silhouetteOf(crestOf(stage, row, dunes), span, 0.3);
  const [lit, dark, clip] = ['Lit', 'Slip', 'Clip'].map((part) =>
    stage.id(`dune${row.name}${part}`),
  );
  stage.define(definitions(stage, row, { lit, dark }) + clipPath(clip ?? '', shape));
  const slip = dunes.map((dune) => slipFace(stage, row, dune)).join('');
  stage.add(
    fill(shape, `url(#${lit})`) +
      group({ 'clip-path': `url(#${clip})` }, fill(slip, `url(#${dark})`)),
  );
}

function growDunes({ width }: Stage, { count, height, from, random }: DuneRow): Dune[] {
  const few = count < 4;
  return times(count, (i) => ({
    x: width * (from + (i + random.between(-0.25, 0.25)) / (count - 0.6)),
    height: height * random.between(0.55, 1),
    gentle: width * random.between(0.3, 0.46) * (few ? 1.3 : 0.8),
    steep: width * random.between(0.13, 0.22) * (few ? 1.35 : 0.8),
  }));
}

function crestOf({ sunSide }: Stage, { base }: DuneRow, dunes: readonly Dune[]): Crest {
  return (x) => base - Math.max(0, ...dunes.map((dune) => heightAt(dune, x, sunSide)));
}

function heightAt(dune: Dune, x: number, sunSide: 1 | -1): number {
  const windward = sunSide > 0 ? x > dune.x : x < dune.x;
  const away = Math.abs(x - dune.x) / (windward ? dune.gentle : dune.steep);
  if (away >= 1) return 0;
  return dune.height * (windward ? (1 - away) ** 1.5 * (1 + 0.5 * away) : slipHeight(away));
}

function slipHeight(away: number): number {
  return (1 - away) * (1 - away) * (1 + 1.1 * away);
}

/** The shaded face with its S-curved edge. */
function slipFace({ sunSide }: Stage, { base }: DuneRow, dune: Dune): string {
  const { x, height, steep } = dune;
  const side = -sunSide;
  const back = range(0, 1, 0.05).map((t): Point => {
    return [x + side * steep * t, base - height * slipHeight(t) - (t < 0.98 ? 2 : 0)];
  });
  const endX = x - side * steep * 0.55;
  const edge = range(0, 1, 0.1).map((t): Point => {
    const u = 1 - t;
    const sway = Math.sin(u * Math.PI * 1.6) * steep * 0.42 * side;
    return [lerp(x, endX, u) + sway, lerp(base - height, base + height * 0.22, u ** 0.85)];
  });
  const foot: Point = [x + side * steep * 1.25, base + height * 0.3];
  return polygon([[x, base - height - 2], ...back, foot, ...edge]);
}

function definitions(
  { light, unit }: Stage,
  { base, height, haze }: DuneRow,
  ids: { lit?: string; dark?: string },
) {
  const lit = linearGradient(ids.lit ?? '', {
    down: [base - height, base + 30 * unit],
    stops: [
      [0, light.paint('dune', 0.96, haze)],
      [0.72, light.paint('dune', 0.7, haze)],
      [1, light.paint('dune', 0.64, haze), 0],
    ],
  });
  const dark = linearGradient(ids.dark ?? '', {
    down: [base - height, base + height * 0.2],
    stops: [
      [0, light.paint('dune', 0.02, haze)],
      [0.8, light.paint('dune', 0.22, haze)],
      [1, light.paint('dune', 0.34, haze), 0],
    ],
  });
  return lit + dark;
}
