import type { PhotoPoint } from '../measure/marks.ts';
import { type Cutout, drawCutout, newCutout, trace } from './canvas.ts';
import type { PhotoScene } from './photo-scene.ts';
import { type Rgb, rgba } from './tone.ts';
import { crownOf, feetOf, type Hub, traceOpening, type WheelPlace } from './wheel-well.ts';

/** The drawn wheel with the light of the photo, hub in the middle. */
export type WheelPicture = { canvas: HTMLCanvasElement; pxPerIn: number };

/** Past this a tire is nearer to the camera than the fender, which then hides nothing of it. */
const pastFenderIn = 1.5;

/** How far lugs and face are past the ends of the tread. */
const pastEndsIn = 1.2;

/** What of a wheel stays the same while the body above it moves. */
export type WheelLayers = { contact: Cutout; wheel: Cutout };

/** A new wheel where the old one stands: its shade on the ground, its tread and its face. */
export function wheelLayers(hub: Hub, picture: WheelPicture): WheelLayers {
  const contact = newCutout(shadeOf(hub, 1), 1);
  paintContact(contact.ink, hub);
  const ends = [0, 1].flatMap((at) => discOf(hub.scene, treadDisc(hub, at)));
  const wheel = newCutout(ends, pastEndsIn * hub.scene.pose.scaleAt(hub.hubX));
  paintTread(wheel.ink, hub);
  paintFace(wheel.ink, hub, picture);
  return { contact: contact.cutout, wheel: wheel.cutout };
}

/** The wheel behind the edge of its opening, and the fender's shade on it. */
export function paintWheel(
  ink: CanvasRenderingContext2D,
  place: WheelPlace,
  { contact, wheel }: WheelLayers,
): void {
  const { scene, build, lip } = place;
  drawCutout(ink, contact);
  ink.save();
  if (build.pokeIn < pastFenderIn) {
    traceOpening(ink, place);
    // Below its feet the opening does not hide the tire.
    const y = feetOf(lip) - 2;
    ink.rect(0, y, scene.photo.width, scene.photo.height - y);
    ink.clip();
  }
  drawCutout(ink, wheel);
  paintFenderShade(ink, place);
  ink.restore();
}

function paintFenderShade(
  ink: CanvasRenderingContext2D,
  { scene, hubX, build, lip }: WheelPlace,
): void {
  const { pose, dark } = scene;
  const depth = Math.max(0.15, 0.8 - build.pokeIn * 0.16);
  const low = pose.project(hubX, (build.tireDiameterIn / 2) * 0.9)[1];
  const shade = ink.createLinearGradient(0, crownOf(lip), 0, low);
  shade.addColorStop(0, rgba(dark, depth));
  shade.addColorStop(0.45, rgba(dark, depth * 0.55));
  shade.addColorStop(1, rgba(dark, 0));
  fillFace(ink, { scene, hubX, build }, shade);
}

function fillFace(
  ink: CanvasRenderingContext2D,
  { scene, hubX, build }: Hub,
  shade: CanvasGradient,
): void {
  const hubY = build.tireDiameterIn / 2;
  ink.beginPath();
  trace(ink, discOf(scene, { hubX, hubY, z: build.pokeIn, radius: hubY * 0.985 }));
  ink.fillStyle = shade;
  ink.fill();
}

function paintFace(
  ink: CanvasRenderingContext2D,
  hub: Hub,
  { canvas, pxPerIn }: WheelPicture,
): void {
  const { scene, hubX, build } = hub;
  const { pose, dark } = scene;
  const radius = build.tireDiameterIn / 2;
  const z = build.pokeIn;
  const [ox, oy] = pose.project(hubX, radius, z);
  const [ax, ay] = pose.project(hubX + pose.facing, radius, z);
  const [bx, by] = pose.project(hubX, radius - 1, z);
  const s = 1 / pxPerIn;
  ink.save();
  ink.transform((ax - ox) * s, (ay - oy) * s, (bx - ox) * s, (by - oy) * s, ox, oy);
  ink.imageSmoothingQuality = 'high';
  ink.drawImage(canvas, -canvas.width / 2, -canvas.height / 2);
  ink.restore();
  // The foot of a tire is never lit either.
  const [, ground] = pose.project(hubX, 0);
  const foot = ink.createLinearGradient(0, ground - 5 * pose.scaleAt(hubX), 0, ground);
  foot.addColorStop(0, rgba(dark, 0));
  foot.addColorStop(1, rgba(dark, 0.85));
  fillFace(ink, hub, foot);
}

const discs = 14;
const lugs = 40;
const treadShare = 0.92;

/** The tire's outline from its inner wall (0) to its outer one (1). */
function treadDisc({ hubX, build }: Hub, at: number): Disc {
  const hubY = build.tireDiameterIn / 2;
  const z = build.pokeIn - build.sectionIn * treadShare * (1 - at);
  return { hubX, hubY, z, radius: hubY - (at === 0 || at === 1 ? 0.5 : 0.1) };
}

/** The tread that a camera sees past the face when it does not look square at the truck. */
function paintTread(ink: CanvasRenderingContext2D, hub: Hub): void {
  const { scene, hubX, build } = hub;
  const { pose, tone } = scene;
  const radius = build.tireDiameterIn / 2;
  const wide = build.sectionIn * treadShare;
  for (let i = 0; i <= discs; i++) {
    const light = 0.45 + 0.3 * Math.abs(((i * 5) % 7) / 7 - 0.5);
    ink.beginPath();
    trace(ink, discOf(scene, treadDisc(hub, i / discs)));
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

function discOf({ pose }: PhotoScene, { hubX, hubY, z, radius }: Disc): PhotoPoint[] {
  return Array.from({ length: 48 }, (_, i) => {
    const angle = (i * Math.PI) / 24;
    return pose.project(hubX + radius * Math.cos(angle), hubY + radius * Math.sin(angle), z);
  });
}

const shades = 6;

/** The dark line where rubber meets the ground, and the soft shade around it. */
function paintContact(ink: CanvasRenderingContext2D, hub: Hub): void {
  ink.fillStyle = rgba(hub.scene.dark, 0.13);
  for (let i = shades; i >= 1; i--) {
    ink.beginPath();
    trace(ink, shadeOf(hub, i / shades));
    ink.fill();
  }
}

function shadeOf({ scene, hubX, build }: Hub, grow: number): PhotoPoint[] {
  return Array.from({ length: 40 }, (_, k) => {
    const angle = (k * Math.PI) / 20;
    const x = hubX + Math.cos(angle) * (build.tireDiameterIn / 2) * (0.42 + 0.5 * grow);
    const deep = Math.sin(angle) * (build.sectionIn * 0.5 + 3.5 * grow);
    return scene.pose.project(x, 0, build.pokeIn - build.sectionIn * 0.45 + deep);
  });
}
