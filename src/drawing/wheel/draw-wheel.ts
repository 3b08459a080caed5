import type { TireSpec, WheelSpec } from '../build.ts';
import { hashId } from '../drawing-id.ts';
import { tenths } from '../geometry/numbers.ts';
import { element, ROUND_STROKES } from '../svg/element.ts';
import { tireAndWheel } from './tire-and-wheel.ts';

export interface WheelDrawingRequest {
  wheel: WheelSpec;
  /** Without a tire the wheel is drawn alone in a thin sidewall. */
  tire?: TireSpec;
  /** Width and height of the picture in pixels. */
  sizePx: number;
  lugs?: number;
  stockOffsetMm?: number | null;
  id?: string;
  /** Diameter that fills the picture, so that a row of wheels shares one scale; the tire's own by default. */
  fullSizeIn?: number;
}

export interface WheelDrawing {
  svg: string;
  widthPx: number;
  heightPx: number;
  id: string;
  scalePxPerIn: number;
}

const BARE_SIDEWALL_IN = 1.6;
const MARGIN_SHARE = 0.98;

/** One wheel and tire from the side of the vehicle, standing on the picture's lower edge. */
export function drawWheel(request: WheelDrawingRequest): WheelDrawing {
  const { wheel, sizePx, lugs = 6, stockOffsetMm = null } = request;
  const tire = request.tire ?? bareTire(wheel);
  const id = request.id ?? hashId('w', request);
  const fullSizeIn = request.fullSizeIn ?? tire.diameterIn;
  const scale = (sizePx * MARGIN_SHARE) / fullSizeIn;
  const { defs, body } = tireAndWheel({ id, scale, tire, wheel, lugs, stockOffsetMm });
  const hubY = sizePx * (0.5 + MARGIN_SHARE / 2) - (tire.diameterIn / 2) * scale;
  const place = `translate(${tenths(sizePx / 2)} ${tenths(hubY)})`;
  const attributes = {
    xmlns: 'http://www.w3.org/2000/svg',
    id,
    width: sizePx,
    height: sizePx,
    viewBox: `0 0 ${sizePx} ${sizePx}`,
    'aria-hidden': 'true',
    ...ROUND_STROKES,
    'data-px-per-in': scale.toFixed(4),
  };
  const content = element('defs', {}, defs) + element('g', { transform: place }, body);
  const svg = element('svg', attributes, content);
  return { svg, widthPx: sizePx, heightPx: sizePx, id, scalePxPerIn: scale };
}

function bareTire(wheel: WheelSpec): TireSpec {
  return {
    diameterIn: wheel.diameterIn + 2 * BARE_SIDEWALL_IN,
    sectionIn: wheel.widthIn + 1,
    tread: 'H/T',
  };
}
