import { times } from '../core/numbers.ts';
import { createRandom } from '../core/random.ts';
import { cactus, GROUND, INKS, pickup, ridge, type Sketch } from './sketch.ts';

const DASHED = { 'stroke-dasharray': '7 8', stroke: INKS.soft };

/** The 404: a signpost in the desert. */
export function drawNoRoad(sketch: Sketch) {
  sketch.sun([240, 150], 130);
  const hills = [
    [24, 0],
    [96, 40],
    [140, 24],
    [200, 66],
    [250, 36],
    [330, 60],
    [390, 22],
    [456, 0],
  ] as const;
  ridge(sketch, 252, hills);
  sketch.line('M24 252H456', { 'stroke-width': 1.3 });
  sketch.shape(`M232 ${GROUND}V118h14V${GROUND}z`, 'metal');
  sketch.shape('M150 126H318L346 148L318 170H150z', 'paper');
  sketch.shape('M330 184H176L150 204L176 224H330z', 'ember');
  sketch.text('ROAD', [234, 158], { 'font-size': 30, fill: INKS.ink, 'letter-spacing': 2 });
  sketch.text('NO ROAD', [246, 214], { 'font-size': 28, fill: INKS.paper, 'letter-spacing': 2 });
  sketch.disc([166, 148], 3, 'ink');
  sketch.disc([318, 204], 3, 'ink');
  cactus(sketch, 396, 92);
  sketch.shape(`M64 ${GROUND}q8 -30 34 -30q12 0 20 12q18 -2 22 18z`, 'metal');
  sketch.line('M98 270l-6 16l12 14', { 'stroke-width': 1.4 });
  sketch.ground();
  sketch.hatch(160, 10);
}

/** Offline: a mast on a mountain and a truck that waits. */
export function drawOffline(sketch: Sketch) {
  sketch.sun([336, 118], 74);
  const hills = [
    [24, 0],
    [80, 60],
    [118, 46],
    [176, 120],
    [214, 84],
    [262, 104],
    [330, 30],
    [390, 44],
    [456, 0],
  ] as const;
  ridge(sketch, 262, hills);
  sketch.line('M24 262L80 202L118 216L176 142L214 178L262 158L330 232L390 218L456 262');
  sketch.line('M176 142V66M162 142l14 -46l14 46M166 122h20M169 106h14');
  sketch.disc([176, 62], 5, 'ember');
  sketch.line('M196 46q12 16 0 34M156 46q-12 16 0 34');
  sketch.line('M214 34q22 28 0 58M138 34q-22 28 0 58', { ...DASHED, 'stroke-dasharray': '5 9' });
  pickup(sketch, 330, 0.56);
  cactus(sketch, 84, 66);
  sketch.ground();
  sketch.hatch(120, 14);
}

/** No bookings: an empty hoist and a tumbleweed. */
export function drawEmptyBookings(sketch: Sketch) {
  sketch.sun([240, 150], 128);
  sketch.shape('M120 300V96H140V300zM340 300V96H360V300z', 'ember');
  sketch.shape('M106 300h48v-8h-48zM326 300h48v-8h-48z', 'dark');
  sketch.line('M140 246h62M340 246h-62', { 'stroke-width': 8 });
  sketch.line('M140 246h62M340 246h-62', { 'stroke-width': 4, stroke: INKS.metal });
  sketch.line('M202 240v12M278 240v12', { 'stroke-width': 5 });
  sketch.line('M120 96h20M340 96h20M130 84H350V96');
  tumbleweed(sketch);
  sketch.line('M286 282h30M292 272h18M290 292h12', { 'stroke-width': 1.4, stroke: INKS.soft });
  sketch.ground();
  sketch.hatch(170, 22);
}

function tumbleweed(sketch: Sketch) {
  const random = createRandom(5);
  times(15, () => {
    const turn = random() * 360;
    const flat = (29 * random.between(0.35, 1)).toFixed(1);
    sketch.line(`M-29 0a29 ${flat} 0 0 1 58 0a29 ${flat} 0 0 1 -58 0`, {
      transform: `translate(244 270) rotate(${turn.toFixed(1)})`,
      'stroke-width': 1.3,
    });
  });
}

/** No saved build: a frame on stands, the body still dashed. */
export function drawEmptyBuilds(sketch: Sketch) {
  sketch.sun([240, 160], 132);
  sketch.line('M52 250H428', { 'stroke-width': 12 });
  sketch.line('M52 250H428', { 'stroke-width': 7, stroke: INKS.metal });
  for (const x of [96, 186, 292, 388]) sketch.line(`M${x} 236v28`, { 'stroke-width': 5 });
  sketch.shape('M110 300l14 -40h16l14 40zM326 300l14 -40h16l14 40z', 'ember');
  sketch.line('M64 232h-14v-34h10M428 232h12v-40h-8');
  sketch.line('M84 226Q86 160 150 154H196L220 106H300L352 158L412 166Q424 172 424 226', DASHED);
  for (const x of [132, 356]) sketch.ring([x, 262], 38, DASHED);
  sketch.ground();
  sketch.hatch(190, 18);
}

/** Nothing found: a track that runs out. */
export function drawNoResults(sketch: Sketch) {
  sketch.sun([330, 130], 84);
  const hills = [
    [24, 0],
    [70, 44],
    [104, 30],
    [150, 74],
    [186, 52],
    [228, 60],
    [280, 14],
    [330, 26],
    [400, 6],
    [456, 0],
  ] as const;
  ridge(sketch, 230, hills);
  cactus(sketch, 116, 128);
  cactus(sketch, 374, 70);
  const track = 'M180 300Q240 270 250 244T330 232M206 300Q262 272 272 248T340 232';
  sketch.line(track, { 'stroke-dasharray': '10 8' });
  sketch.shape('M250 300q12 -18 30 -16q14 4 16 16z', 'metal');
  sketch.line('M24 230H456', { 'stroke-width': 1.3 });
  sketch.ground();
  sketch.hatch(300, 14);
}

/** A saved build: the truck behind its garage door. */
export function drawSaved(sketch: Sketch) {
  sketch.sun([240, 158], 132);
  sketch.shape('M128 300V108h224V300z', 'paper');
  sketch.line('M128 132h224M128 156h224M128 180h224', { 'stroke-width': 1.3 });
  sketch.shape('M118 108h244v-22H118z', 'ember');
  sketch.shape('M160 300v-78h160v78', 'field2');
  pickup(sketch, 240, 0.42);
  sketch.line('M40 300V196h88M352 196h88V300');
  sketch.line('M66 300v-52h36v52M378 300v-52h36v52', { 'stroke-width': 1.6 });
  sketch.ground();
  sketch.hatch(60, 10);
  sketch.hatch(340, 10);
}
