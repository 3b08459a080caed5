import { lettering } from '../built/lettering.ts';
import { hex, mix } from '../core/colour.ts';
import { range, times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import {
  circle,
  ellipse,
  group,
  linearGradient,
  radialGradient,
  rect,
  stroke,
} from '../core/svg.ts';
import type { Stage } from '../stage.ts';
import type { Wall } from './building.ts';
import { SHOP } from './shop-plan.ts';

/** Wall, ribs, block base, fascia and the office. */
export function drawFacade(stage: Stage, wall: Wall) {
  const { light, sunSide } = stage;
  const tone = wallTone(stage);
  const right = sunSide > 0;
  stage.define(
    linearGradient(stage.id('wall'), {
      along: [right ? 1 : 0, 0, right ? 0 : 1, 0.3],
      stops: [
        [0, light.paint('.80 .030 72', tone + 0.34)],
        [1, light.paint('.80 .030 72', tone)],
      ],
    }) +
      linearGradient(stage.id('fascia'), {
        stops: [
          [0, light.paint('.34 .02 55', 0.62)],
          [1, light.paint('.30 .02 55', 0.3)],
        ],
      }),
  );
  stage.add(wall.panel([SHOP.left, 0, SHOP.width, SHOP.height], stage.url('wall')));
  stage.add(ribs(stage, wall) + blockBase(stage, wall) + fascia(stage, wall));
  stage.add(office(stage, wall));
  stage.add(footShadow(stage, wall));
}

function wallTone({ light }: Stage): number {
  return 0.34 + 0.5 * light.front;
}

function ribs({ light }: Stage, wall: Wall): string {
  const lines = range(SHOP.left + 0.2, SHOP.left + SHOP.width, 0.28).map((x) => {
    const [[px, top], [, bottom]] = [wall.at(x, SHOP.height - 1.75), wall.at(x, 4.72)];
    return trace`M${px} ${top}V${bottom}`;
  });
  const colour = light.paint('.7 .03 70', 0.08);
  return stroke(lines.join(''), colour, 0.035 * wall.metre, { opacity: 0.35 });
}

function blockBase(stage: Stage, wall: Wall): string {
  const { light } = stage;
  const courses = range(0.2, 1, 0.2).map((height) => {
    const [x, y] = wall.at(SHOP.left, height);
    return trace`M${x} ${y}h${SHOP.width * wall.metre}`;
  });
  const blocks = light.paint('.66 .04 60', wallTone(stage) * 0.7);
  const mortar = light.paint('.5 .03 60', 0.05);
  return (
    wall.panel([SHOP.left, 0, SHOP.width, 1.2], blocks) +
    stroke(courses.join(''), mortar, 0.02 * wall.metre, { opacity: 0.5 })
  );
}

function fascia(stage: Stage, wall: Wall): string {
  const { light } = stage;
  const [left, width, top] = [SHOP.left - 0.25, SHOP.width + 0.5, SHOP.height];
  return [
    wall.panel([left, top - 1.8, width, top + 0.12], stage.url('fascia')),
    wall.panel([left, top + 0.04, width, top + 0.12], light.paint('.7 .05 65', 1)),
    wall.panel([SHOP.left, top - 2.02, SHOP.width, top - 1.8], hex(light.shadow), { opacity: 0.5 }),
  ].join('');
}

function office(stage: Stage, wall: Wall): string {
  const { light } = stage;
  const x = SHOP.officeDoor;
  const frame = light.paint('.30 .02 55', 0.3);
  const glass = (day: '.45 .05 230' | '.45 .04 230') =>
    hex(mix(day, '.83 .095 77', light.lamp * 0.9));
  return [
    wall.panel([x, 0, 1.1, 2.3], frame),
    wall.panel([x + 0.1, 0.1, 0.9, 2.2], glass('.45 .05 230')),
    wall.panel([x + 1.4, 1, 2.4, 2.4], frame),
    wall.panel([x + 1.5, 1.08, 2.2, 2.32], glass('.45 .04 230')),
    wall.panel([x + 2.6, 1.08, 0.08, 2.32], frame),
    deskPerson(stage, wall),
  ].join('');
}

function deskPerson({ light }: Stage, wall: Wall): string {
  const dark = light.paint('basalt', 0.12);
  const [x, y] = wall.at(SHOP.officeDoor + 3.2, 0);
  const m = wall.metre;
  const body = trace`M${x} ${y - 1.12 * m}v${-0.62 * m}`;
  return group(
    { opacity: 0.8 },
    stroke(body, dark, 0.28 * m, { 'stroke-linecap': 'round' }),
    circle([x, y - 1.98 * m], 0.12 * m, dark),
  );
}

function footShadow(stage: Stage, wall: Wall): string {
  const shadow = hex(stage.light.shadow);
  stage.define(
    linearGradient(stage.id('wallFoot'), {
      stops: [
        [0, shadow, 0.6],
        [1, shadow, 0],
      ],
    }),
  );
  const [, y] = wall.at(0, 0);
  return rect([0, y - 2, stage.width, 0.22 * wall.metre], stage.url('wallFoot'));
}

/** The name over the bays, lit from above when it is dark. */
export function drawSign(stage: Stage, wall: Wall) {
  const { light } = stage;
  const m = wall.metre;
  const [x, y] = wall.at(SHOP.middle, SHOP.height - 0.92);
  const lit = light.lamp > 0.25;
  const letters = { y: y + 0.4 * m, height: 0.86 * m };
  const name = lit ? '#ffedc9' : light.paint('white', 0.9);
  stage.add(
    lettering('IRONWOOD', { ...letters, x: x - 2.95 * m, colour: name }) +
      lettering('OFF-ROAD', {
        ...letters,
        x: x + 3.15 * m,
        colour: hex(lit ? '.74 .16 50' : '.66 .16 44'),
      }),
  );
  if (lit) stage.add(signLamps(stage, wall));
}

function signLamps(stage: Stage, wall: Wall): string {
  const glow = radialGradient(stage.id('signGlow'), [
    [0, '#ffd795', 0.55],
    [1, '#ffd795', 0],
  ]);
  stage.define(glow);
  const dark = stage.light.paint('basalt', 0.12);
  const m = wall.metre;
  return times(6, (i) => {
    const [x, y] = wall.at(SHOP.left + 2.2 + i * 5.1, SHOP.height + 0.1);
    const neck = trace`M${x} ${y}v${-0.34 * m}q0 ${-0.2 * m} ${0.24 * m} ${-0.2 * m}`;
    const cone = { fill: stage.url('signGlow'), style: 'mix-blend-mode:screen' };
    return stroke(neck, dark, 0.05 * m) + ellipse([x, y + 0.85 * m], [1.9 * m, 1.1 * m], cone);
  }).join('');
}
