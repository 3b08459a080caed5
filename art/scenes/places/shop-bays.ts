import { drawFigure, type Figure } from '../built/figure.ts';
import { lettering } from '../built/lettering.ts';
import { hex, mix } from '../core/colour.ts';
import { type Point, times } from '../core/numbers.ts';
import { polygon, trace } from '../core/path.ts';
import { createRandom, type Random } from '../core/random.ts';
import {
  type Box,
  clipBox,
  element,
  fill,
  group,
  linearGradient,
  rect,
  stroke,
} from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { Wall } from './building.ts';
import { SHOP, SHOP_Z } from './shop-plan.ts';

/** A bay's opening in pixels and the pixels of a metre on the wall. */
interface Bay {
  index: number;
  box: Box;
  metre: number;
  ink: string;
  paleInk: string;
}

export function drawBays(stage: Stage, wall: Wall) {
  const random = createRandom(stage.seed + 3);
  defineBayLight(stage);
  SHOP.bays.forEach((left, index) => {
    stage.add(drawBay(stage, wall, { left, index, random }));
  });
  if (stage.light.lamp > 0.25) drawSpill(stage);
}

function warmth({ light }: Stage, from: number, share: number): number {
  return from + light.lamp * share;
}

function defineBayLight(stage: Stage) {
  stage.define(
    linearGradient(stage.id('bay'), {
      stops: [
        [0, hex(mix('.52 .06 62', '.86 .09 78', warmth(stage, 0.15, 0.5)))],
        [0.55, hex(mix('.40 .05 58', '.78 .12 70', warmth(stage, 0.12, 0.55)))],
        [1, hex(mix('.30 .04 50', '.60 .12 58', warmth(stage, 0.1, 0.5)))],
      ],
    }),
  );
}

interface BayPlan {
  left: number;
  index: number;
  random: Random;
}

function drawBay(stage: Stage, wall: Wall, { left, index, random }: BayPlan): string {
  const { light } = stage;
  const { bayWidth, bayHeight } = SHOP;
  const bay: Bay = {
    index,
    box: wall.box(left, 0, bayWidth, bayHeight),
    metre: wall.metre,
    ink: hex(mix('.22 .025 45', '.34 .06 50', warmth(stage, 0, 0.6))),
    paleInk: hex(mix('.32 .035 50', '.50 .09 58', warmth(stage, 0, 0.6))),
  };
  const clip = stage.id(`bay${index}`);
  stage.define(clipBox(clip, bay.box));
  const [numberX, numberY] = wall.at(left + bayWidth / 2, bayHeight + 0.3);
  const number = { x: numberX, y: numberY + 0.02 * wall.metre, height: 0.22 * wall.metre };
  return [
    wall.panel(
      [left - 0.16, 0, bayWidth + 0.32, bayHeight + 0.16],
      light.paint('.30 .02 55', 0.25),
    ),
    group(
      { 'clip-path': `url(#${clip})` },
      rect(bay.box, stage.url('bay')),
      floorAndBack(stage, bay),
      tubes(stage, bay),
      shelves(bay, random),
      index % 2 === 0 ? hoist(bay) : workplace(stage, bay),
      rolledDoor(stage, bay),
    ),
    lettering(`${index + 1}`, { ...number, colour: light.paint('basalt', 0.4), weight: 1.1 }),
  ].join('');
}

function floorLine({ box, metre }: Bay): number {
  return box[1] + box[3] - 0.53 * metre;
}

function floorAndBack(stage: Stage, bay: Bay): string {
  const [x, y, w, h] = bay.box;
  const top = floorLine(bay);
  const floor = hex(mix('.42 .03 60', '.74 .09 70', warmth(stage, 0.2, 0.5)));
  const bench = 0.93 * bay.metre;
  return (
    rect([x, top, w, y + h - top], floor) +
    rect([x, top - bench, w, bench], bay.paleInk, { opacity: 0.5 })
  );
}

function tubes({ light }: Stage, { box: [x, y, w], metre }: Bay): string {
  const upper = trace`M${x + w * 0.1} ${y + 0.62 * metre}H${x + w * 0.9}`;
  const lower = trace`M${x + w * 0.18} ${y + 0.86 * metre}H${x + w * 0.82}`;
  return stroke(upper + lower, '#fff3d6', 0.06 * metre, { opacity: 0.4 + 0.6 * light.lamp });
}

function shelves(bay: Bay, random: Random): string {
  const [x, , w] = bay.box;
  return times(5, (i) => {
    const height = random.between(0.31, 0.71) * bay.metre;
    const left = x + w * (0.06 + 0.19 * i);
    return rect([left, floorLine(bay) - height, w * random.between(0.08, 0.16), height], bay.ink);
  }).join('');
}

/** A two-post hoist with a truck seen from behind; raised in the first bay. */
function hoist(bay: Bay): string {
  const [x, y, w, h] = bay.box;
  const m = bay.metre * 0.74;
  const [middle, bottom] = [x + w * 0.5, y + h];
  const raised = bay.index === 0;
  const foot = bottom - 0.12 * bay.metre - (raised ? 1.55 * m : 0);
  const posts = [-1.35, 1.35]
    .map((side) => trace`M${middle + side * m} ${bottom - 0.1 * bay.metre}v${-3.5 * m}`)
    .join('');
  const body =
    'M-.98 -.55V-1.15L-.8 -1.25L-.66 -1.82Q-.62 -1.92 -.5 -1.92H.5Q.62 -1.92 .66 -1.82L.8 -1.25L.98 -1.15V-.55z' +
    'M-.95 -.78h.28v.78h-.28zM.67 -.78h.28v.78h-.28z';
  const glass = trace`M${middle - 0.58 * m} ${foot - 1.3 * m}l${0.1 * m} ${-0.46 * m}h${0.96 * m}l${0.1 * m} ${0.46 * m}z`;
  const person: Figure = {
    x: middle + (raised ? 0.4 : -1.5) * m,
    y: bottom - 0.08 * bay.metre,
    scale: m,
    pose: raised ? 'reach' : 'stand',
    colour: bay.ink,
    cap: true,
  };
  return [
    stroke(posts, bay.ink, 0.26 * m),
    element('path', {
      d: body,
      fill: bay.ink,
      transform: `translate(${middle.toFixed(1)} ${foot.toFixed(1)}) scale(${m.toFixed(2)})`,
    }),
    fill(glass, bay.paleInk),
    drawFigure(person),
  ].join('');
}

/** A person at work beside a red tool chest. */
function workplace({ light }: Stage, bay: Bay): string {
  const [x, y, w, h] = bay.box;
  const m = bay.metre;
  const [middle, bottom] = [x + w * 0.5, y + h];
  const first = bay.index === 1;
  const chest: Box = [middle - 1.2 * m, bottom - m, m, 0.86 * m];
  const drawers = times(
    3,
    (i) => trace`M${middle - 1.16 * m} ${bottom - (0.8 - i * 0.2) * m}h${0.92 * m}`,
  );
  return [
    drawFigure({
      x: middle + 0.7 * m,
      y: bottom - 0.06 * m,
      scale: m * 0.8,
      pose: first ? 'walk' : 'crouch',
      colour: bay.ink,
      ponytail: !first,
    }),
    rect(chest, hex(mix('.45 .14 38', '.58 .16 42', light.lamp))),
    stroke(drawers.join(''), bay.ink, 0.03 * m),
  ].join('');
}

function rolledDoor({ light }: Stage, { box: [x, y, w, h], metre }: Bay): string {
  const dark = light.paint('basalt', 0.12);
  const slats = trace`M${x} ${y + 0.14 * metre}h${w}M${x} ${y + 0.28 * metre}h${w}`;
  return [
    rect([x, y, w, 0.42 * metre], light.paint('.66 .015 80', 0.4)),
    stroke(slats, dark, 0.02 * metre, { opacity: 0.5 }),
    rect([x, y + 0.42 * metre, w, 0.1 * metre], dark, { opacity: 0.6 }),
    rect([x, y, 0.14 * metre, h], dark, { opacity: 0.35 }),
  ].join('');
}

/** Warm light on the apron before each bay. */
function drawSpill(stage: Stage) {
  const corner = (x: number, z: number): Point => [stage.project(x, z)[0], stage.project(x, z)[1]];
  stage.define(
    linearGradient(stage.id('spill'), {
      down: [corner(0, SHOP_Z)[1], corner(0, 6)[1]],
      stops: [
        [0, '#f6bd72', 0.62 * stage.light.lamp],
        [1, '#f6bd72', 0],
      ],
    }),
  );
  for (const left of SHOP.bays) {
    const right = left + SHOP.bayWidth;
    const shape = [
      corner(left, SHOP_Z),
      corner(right, SHOP_Z),
      corner(right + 1, 6),
      corner(left - 1, 6),
    ];
    stage.add(fill(polygon(shape), stage.url('spill')));
  }
}
