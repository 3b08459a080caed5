import { times } from '../core/numbers.ts';
import { trace } from '../core/path.ts';
import { dimension, INKS, type Sketch } from './sketch.ts';

/** A steel front bumper with its winch, seen from the front, with its width marked. */
export function drawBumper(sketch: Sketch) {
  sketch.sun([240, 164], 132);
  sketch.shape('M150 168V128Q150 116 162 116H318Q330 116 330 128V168', 'paper', {
    'stroke-width': 9,
  });
  sketch.line('M150 168V128Q150 116 162 116H318Q330 116 330 128V168', {
    'stroke-width': 4.4,
    stroke: INKS.metal,
  });
  sketch.shape('M44 190L70 168H410L436 190V222L396 258H84L44 222z', 'dark');
  sketch.shape('M166 182H314V240H166z', 'paper');
  drawWinch(sketch);
  for (const x of [110, 370]) {
    sketch.disc([x, 206], 21, 'field');
    sketch.disc([x, 206], 12, 'paper');
  }
  for (const x of [146, 334]) drawShackle(sketch, x);
  sketch.line('M84 258L96 282H384L396 258', { 'stroke-width': 1.6 });
  dimension(sketch, [44, 76], [436, 76], 'A');
  sketch.line('M44 82V186M436 82V186', { stroke: INKS.ember, 'stroke-width': 1 });
  sketch.hatch(150, 26);
  sketch.ground();
}

function drawWinch(sketch: Sketch) {
  sketch.shape('M178 192h22v38h-22zM280 192h22v38h-22z', 'metal');
  sketch.shape('M200 198h80v26h-80z', 'metal');
  const wraps = times(11, (i) => trace`M${205 + i * 7} 198l-3 26`).join('');
  sketch.line(wraps, { 'stroke-width': 1.3 });
  sketch.shape('M214 232h52v14h-52z', 'paper');
  sketch.line('M240 239V264', { 'stroke-width': 3, stroke: INKS.ember });
  sketch.line('M240 264q12 2 10 13a9 9 0 0 1 -17 1');
}

function drawShackle(sketch: Sketch, x: number) {
  sketch.shape(`M${x - 8} 236h16v18h-16z`, 'metal');
  sketch.line(`M${x - 9} 250v12a9 9 0 0 0 18 0v-12`, { stroke: INKS.ember, 'stroke-width': 4 });
}

/** Ring gear and pinion, with the contact pattern on the drive side of the teeth. */
export function drawRingAndPinion(sketch: Sketch) {
  sketch.sun([226, 166], 138);
  const ring = [206, 172] as const;
  sketch.disc(ring, 120, 'metal');
  sketch.around(ring, 41, 'M-5 -118Q6 -100 2 -74L10 -74Q15 -100 6 -118z', { fill: INKS.paper });
  // The painted pattern sits in the middle of the tooth: not at the toe, not at the heel.
  for (const turn of [58, 67, 76]) {
    sketch.shape('M0 -106Q7 -97 5 -86', 'ember', {
      transform: `translate(206 172) rotate(${turn})`,
      stroke: INKS.ember,
      'stroke-width': 7,
      fill: 'none',
    });
  }
  sketch.disc(ring, 74, 'paper');
  sketch.around(ring, 10, 'M-5 -60a5 5 0 1 1 10 0a5 5 0 1 1 -10 0', { fill: INKS.dark });
  sketch.disc(ring, 44, 'field');
  sketch.disc(ring, 34, 'paper');
  drawPinion(sketch);
  sketch.ground();
  sketch.hatch(60, 10);
  sketch.hatch(300, 10);
}

function drawPinion(sketch: Sketch) {
  sketch.shape('M372 158H456V186H372z', 'metal');
  sketch.line('M392 158v28M400 158v28M436 158v28M444 158v28', { 'stroke-width': 1.3 });
  sketch.shape('M322 134L372 112V232L322 210z', 'metal');
  const teeth = times(7, (i) => {
    const y = 140 + i * 11;
    return trace`M322 ${y}Q348 ${y - 8} 372 ${118 + i * 18}`;
  });
  sketch.line(teeth.join(''), { 'stroke-width': 1.8 });
  sketch.shape('M372 134h14v76h-14z', 'dark');
}
