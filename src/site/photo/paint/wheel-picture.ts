import { drawWheel, type VehicleBuild, type VehicleGeometry } from '#src/drawing/index.ts';
import { newCanvas } from './canvas.ts';
import { applyTone, type Tone } from './tone.ts';
import type { WheelPicture } from './wheel-layer.ts';

const leastPx = 96;
const oversize = 1.5;
const flangeIn = 0.42;
/** The drawing stands on the lower edge of its picture, with this fraction of it as margin. */
const marginShare = 0.99;

/** The build's own wheel as the rest of the site draws it, in the light of the photo. */
export async function wheelPicture(
  vehicle: VehicleGeometry,
  { tire, wheel }: VehicleBuild,
  { tone, pxPerIn }: { tone: Tone; pxPerIn: number },
): Promise<WheelPicture> {
  // A little larger than it is shown: scaling a much larger one down takes time at each step of a slider.
  const sizePx = Math.ceil(Math.max(leastPx, tire.diameterIn * pxPerIn * oversize));
  const { svg, scalePxPerIn } = drawWheel({
    sizePx,
    lugs: Number.parseInt(vehicle.boltPattern, 10) || 6,
    id: 'photo-wheel',
    stockOffsetMm: vehicle.stockWheel.offsetMm,
    tire,
    wheel,
  });
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  await image.decode();
  const { canvas, ink } = newCanvas(sizePx, sizePx, { willReadFrequently: true });
  const hubY = sizePx * marginShare - (tire.diameterIn / 2) * scalePxPerIn;
  ink.drawImage(image, 0, sizePx / 2 - hubY);
  const pixels = ink.getImageData(0, 0, sizePx, sizePx);
  applyTone(pixels, tone, ((wheel.diameterIn / 2 + flangeIn) * scalePxPerIn) / (sizePx / 2));
  ink.putImageData(pixels, 0, 0);
  return { canvas, pxPerIn: scalePxPerIn };
}
