// Runs in the browser that paints the frames: only types may be imported.
import type { FilmSet } from './film-set.ts';

type Truck = FilmSet['trucks'][number];
type Cloud = Truck['dust'][number];
type Picture = HTMLCanvasElement;

const turn = Math.PI * 2;

function newCanvas(width: number, height: number): Picture {
  return Object.assign(document.createElement('canvas'), { width, height });
}

function brushOf(canvas: Picture): CanvasRenderingContext2D {
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This browser has no canvas');
  return brush;
}

/** A document or picture as a bitmap, so that it is rendered once and not for every frame. */
async function pixelsOf(source: string, width?: number, height?: number): Promise<Picture> {
  const isAddress = source.startsWith('data:');
  const blob = new Blob([source], { type: 'image/svg+xml' });
  const image = new Image();
  image.src = isAddress ? source : URL.createObjectURL(blob);
  await image.decode();
  const canvas = newCanvas(width ?? image.naturalWidth, height ?? image.naturalHeight);
  brushOf(canvas).drawImage(image, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function prepare(set: FilmSet) {
  const { width, height } = set;
  const trucks = set.trucks.map(async (truck) => ({
    truck,
    shadow: await pixelsOf(truck.shadow, width, height),
    body: await pixelsOf(truck.body, width, height),
    wheel: await pixelsOf(truck.wheel, truck.wheelPx, truck.wheelPx),
    turned: newCanvas(truck.wheelPx, truck.wheelPx),
  }));
  const canvas = newCanvas(width, height);
  return {
    set,
    canvas,
    brush: brushOf(canvas),
    standing: await pixelsOf(set.standing, width, height),
    ground: await pixelsOf(set.ground),
    strips: await Promise.all(set.strips.map(({ svg }) => pixelsOf(svg))),
    puffs: await Promise.all(set.puffs.map((puff) => pixelsOf(puff))),
    trucks: await Promise.all(trucks),
  };
}

type Studio = Awaited<ReturnType<typeof prepare>>;

/** The picture at a fraction of the film, as a JPEG data URL. */
function paintFrame(studio: Studio, share: number): string {
  const { brush, set, trucks } = studio;
  brush.globalAlpha = 1;
  brush.drawImage(studio.standing, 0, 0);
  paintGround(studio, share);
  paintStrips(studio, share, false);
  for (const { truck } of trucks) paintDust(studio, truck.dust.filter(isBehind), share);
  trucks.forEach((parts, at) => {
    brush.drawImage(parts.shadow, 0, 0);
    paintBody(studio, parts.body, share + at / trucks.length);
    paintWheels(studio, parts, share);
  });
  for (const { truck } of trucks) {
    paintDust(
      studio,
      truck.dust.filter((cloud) => !isBehind(cloud)),
      share,
    );
  }
  paintStrips(studio, share, true);
  paintEdge(brush, set);
  return studio.canvas.toDataURL('image/jpeg', 0.95);
}

function isBehind(cloud: Cloud): boolean {
  return cloud.isBehind;
}

/** Each row from the current position on the road, repeated as often as its distance shows. */
function paintGround({ brush, ground, set }: Studio, share: number) {
  const { width, scale, eyeM, wayM, horizon } = set;
  const perMetre = ground.width / wayM;
  for (let row = 0; row < ground.height; row += 1) {
    const near = Math.max(0.004, (row + 0.5) / (eyeM * scale));
    const seen = (width / (scale * near)) * perMetre;
    const stretch = width / seen;
    const start = -seen / 2 - share * ground.width;
    let from = ((start % ground.width) + ground.width) % ground.width;
    for (let x = 0; x < width; from = 0) {
      const piece = Math.min(ground.width - from, (width - x) / stretch + 1);
      brush.drawImage(ground, from, row, piece, 1, x, horizon + row, piece * stretch + 0.7, 1);
      x += piece * stretch;
    }
  }
}

function paintStrips({ brush, strips, set }: Studio, share: number, isNear: boolean) {
  set.strips.forEach(({ periodPx, ...strip }, at) => {
    const picture = strips[at];
    if (!picture || strip.isNear !== isNear) return;
    for (let x = ((share * periodPx) % periodPx) - periodPx; x < set.width; x += periodPx) {
      brush.drawImage(picture, x, 0);
    }
  });
}

/** A truck on a rough track: it rises and pitches in whole waves, so that the end meets the start. */
function paintBody({ brush, set }: Studio, body: Picture, share: number) {
  const rise = 1.4 * Math.sin(turn * 7 * share) + 0.8 * Math.sin(turn * 11 * share + 1.3);
  const nod = 0.0014 * Math.sin(turn * 5 * share + 0.6);
  brush.save();
  brush.translate(set.width / 2, set.groundY);
  brush.rotate(set.trucks.length > 1 ? 0 : nod);
  brush.translate(-set.width / 2, rise - set.groundY);
  brush.drawImage(body, 0, 0);
  brush.restore();
}

type Parts = Studio['trucks'][number];

/** Blurred over a third of a frame, as by a shutter; in the shade of the fender, and dusty. */
function paintWheels({ brush, set }: Studio, { truck, wheel, turned }: Parts, share: number) {
  const spin = brushOf(turned);
  const side = turned.width;
  spin.setTransform(1, 0, 0, 1, 0, 0);
  spin.globalCompositeOperation = 'source-over';
  spin.clearRect(0, 0, side, side);
  for (let blur = 0; blur < 5; blur += 1) {
    spin.globalAlpha = 1 / (blur + 1);
    spin.save();
    spin.translate(side / 2, side / 2);
    spin.rotate(-turn * truck.turns * (share + ((blur - 2) * 0.08) / set.frameCount));
    spin.drawImage(wheel, -side / 2, -side / 2, side, side);
    spin.restore();
  }
  spin.globalAlpha = 1;
  spin.globalCompositeOperation = 'source-atop';
  cover(spin, { from: 0, to: side * 0.6, colours: ['#000000b0', '#00000000'] });
  cover(spin, { from: side * 0.3, to: side, colours: [`${set.shade}20`, `${set.shade}78`] });
  cover(spin, {
    from: side * 0.5,
    to: side,
    colours: [`${set.dustColour}00`, `${set.dustColour}66`],
  });
  for (const { x, y, r } of truck.wheels) {
    const half = r * 1.06;
    brush.drawImage(turned, x - half, y - half, half * 2, half * 2);
  }
}

type Cover = { from: number; to: number; colours: readonly [string, string] };

function cover(brush: CanvasRenderingContext2D, { from, to, colours }: Cover) {
  const { width, height } = brush.canvas;
  const fall = brush.createLinearGradient(0, from, 0, to);
  fall.addColorStop(0, colours[0]);
  fall.addColorStop(1, colours[1]);
  brush.fillStyle = fall;
  brush.fillRect(0, 0, width, height);
}

function paintDust(studio: Studio, clouds: readonly Cloud[], share: number) {
  const { brush, set, puffs } = studio;
  for (const cloud of clouds) {
    for (const puff of cloud.puffs) {
      const life = (share * cloud.cycles + puff.phase) % 1;
      const age = (life * set.seconds) / cloud.cycles;
      const picture = puffs[puff.picture];
      if (!picture) continue;
      const r = set.scale * (0.12 + cloud.size * age ** 0.75) * puff.grow;
      const x = cloud.x + set.scale * (cloud.speed * age * (1 - 0.12 * age) + puff.asideM);
      const y = set.groundY - r * 0.55 - set.scale * cloud.lift * age ** 0.9 * puff.up;
      brush.globalAlpha = cloud.opacity * Math.min(1, life * 9) * (1 - life) ** 1.4;
      brush.save();
      brush.translate(x, y);
      brush.scale(puff.asideM < 0 ? 1 : -1, 1);
      brush.drawImage(picture, -r, -r * 0.9, r * 2, r * 1.8);
      brush.restore();
    }
  }
  brush.globalAlpha = 1;
}

function paintEdge(brush: CanvasRenderingContext2D, { width, height, edge }: FilmSet) {
  const [x, y] = [width / 2, height * 0.52];
  const fall = brush.createRadialGradient(x, y, width * 0.38, x, y, width * 0.66);
  fall.addColorStop(0, `${edge}00`);
  fall.addColorStop(1, `${edge}40`);
  brush.fillStyle = fall;
  brush.fillRect(0, 0, width, height);
}

Object.assign(globalThis, { film: { prepare, paintFrame } });
