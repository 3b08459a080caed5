import { trace } from './canvas.ts';
import type { PhotoScene } from './photo-scene.ts';
import { type Rgb, rgba } from './tone.ts';
import { crownOf, feetOf, traceOpening, type WheelPlace } from './wheel-well.ts';

/** The drawn wheel with the light of the photo, hub in the middle. */
export type WheelPicture = { canvas: HTMLCanvasElement; pxPerIn: number };

/** Past this a tire is nearer to the camera than the fender, which then hides nothing of it. */
const pastFenderIn = 1.5;

/** A new wheel where the old one stands: its shade on the ground, its tread, its face, and the fender's shade on it. */
export function paintWheel(
  ink: CanvasRenderingContext2D,
  place: WheelPlace,
  wheel: WheelPicture,
): void {
  const { scene, build, lip } = place;
  paintContact(ink, place);
  ink.save();
  if (build.pokeIn < pastFenderIn) {
    traceOpening(ink, place);
    // Below its feet the opening does not hide the tire.
    const y = feetOf(lip) - 2;
    ink.rect(0, y, scene.photo.width, scene.photo.height - y);
    ink.clip();
  }
  paintTread(ink, place);
  paintFace(ink, place, wheel);
  ink.restore();
  ink.setTransform(1, 0, 0, 1, 0, 0);
}

function paintFace(
  ink: CanvasRenderingContext2D,
  { scene, hubX, build, dark, lip }: WheelPlace,
  { canvas, pxPerIn }: WheelPicture,
): void {
  const { pose, photo } = scene;
  const radius = build.tireDiameterIn / 2;
  const z = build.pokeIn;
  const [ox, oy] = pose.project(hubX, radius, z);
  const [ax, ay] = pose.project(hubX + pose.facing, radius, z);
  const [bx, by] = pose.project(hubX, radius - 1, z);
  const s = 1 / pxPerIn;
  ink.setTransform((ax - ox) * s, (ay - oy) * s, (bx - ox) * s, (by - oy) * s, ox, oy);
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  ink.beginPath();
  ink.arc(0, 0, radius * pxPerIn * 0.985, 0, 2 * Math.PI);
  ink.clip();
  ink.setTransform(1, 0, 0, 1, 0, 0);
  const depth = Math.max(0.15, 0.8 - build.pokeIn * 0.16);
  const fender = ink.createLinearGradient(0, crownOf(lip), 0, pose.project(hubX, radius * 0.9)[1]);
  fender.addColorStop(0, rgba(dark, depth));
  fender.addColorStop(0.45, rgba(dark, depth * 0.55));
  fender.addColorStop(1, rgba(dark, 0));
  // The foot of a tire is never lit either.
  const [, ground] = pose.project(hubX, 0);
  const foot = ink.createLinearGradient(0, ground - 5 * pose.scaleAt(hubX), 0, ground);
  foot.addColorStop(0, rgba(dark, 0));
  foot.addColorStop(1, rgba(dark, 0.85));
  for (const shade of [fender, foot]) {
    ink.fillStyle = shade;
    ink.fillRect(0, 0, photo.width, photo.height);
  }
}

const discs = 14;
const lugs = 40;

/** The tread that a camera sees past the face when it does not look square at the truck. */
function paintTread(ink: CanvasRenderingContext2D, { scene, hubX, build }: WheelPlace): void {
  const { pose, tone } = scene;
  const radius = build.tireDiameterIn / 2;
  const wide = build.sectionIn * 0.92;
  for (let i = 0; i <= discs; i++) {
    const inset = i === 0 || i === discs ? 0.5 : 0.1;
    const light = 0.45 + 0.3 * Math.abs(((i * 5) % 7) / 7 - 0.5);
    const z = build.pokeIn - wide + (wide * i) / discs;
    traceDisc(ink, scene, { hubX, hubY: radius, z, radius: radius - inset });
    ink.fillStyle = rgba(tone.tire.map((value) => value * light) as unknown as Rgb, 1);
    ink.fill();
  }
  ink.lineWidth = 0.5 * pose.scaleAt(hubX);
  ink.strokeStyle = rgba(tone.black, 0.9);
  for (let i = 0; i < lugs; i++) {
    const angle = (i * 2 * Math.PI) / lugs;
    const [x, y] = [Math.cos(angle) * (radius - 0.1), Math.sin(angle) * (radius - 0.1)];
    ink.beginPath();
    trace(
      ink,
      [0, 0.35, 0.65, 1].map((t) =>
        pose.project(hubX + x + (t === 0.35 ? 0.5 : 0), radius + y, build.pokeIn - wide * t),
      ),
    );
    ink.stroke();
  }
}

type Disc = { hubX: number; hubY: number; z: number; radius: number };

function traceDisc(
  ink: CanvasRenderingContext2D,
  { pose }: PhotoScene,
  { hubX, hubY, z, radius }: Disc,
): void {
  ink.beginPath();
  for (let i = 0; i < 48; i++) {
    const angle = (i * Math.PI) / 24;
    ink.lineTo(
      ...pose.project(hubX + radius * Math.cos(angle), hubY + radius * Math.sin(angle), z),
    );
  }
  ink.closePath();
}

const shades = 6;

/** The dark line where rubber meets the ground, and the soft shade around it. */
function paintContact(
  ink: CanvasRenderingContext2D,
  { scene, hubX, build, dark }: WheelPlace,
): void {
  const { pose } = scene;
  const radius = build.tireDiameterIn / 2;
  ink.fillStyle = rgba(dark, 0.13);
  for (let i = shades; i >= 1; i--) {
    const grow = i / shades;
    ink.beginPath();
    for (let k = 0; k < 40; k++) {
      const angle = (k * Math.PI) / 20;
      const x = hubX + Math.cos(angle) * radius * (0.42 + 0.5 * grow);
      const deep = Math.sin(angle) * (build.sectionIn * 0.5 + 3.5 * grow);
      ink.lineTo(...pose.project(x, 0, build.pokeIn - build.sectionIn * 0.45 + deep));
    }
    ink.closePath();
    ink.fill();
  }
}
