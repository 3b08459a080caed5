import type { VehicleBuild } from './build.ts';
import type { LightFrom } from './light.ts';
import { drawSide } from './side/draw-side.ts';
import { element, ROUND_STROKES } from './svg/element.ts';
import type { VehicleGeometry } from './vehicle-geometry.ts';

const MM_PER_INCH = 25.4;
const PAD_IN = { left: 8, right: 8, top: 30, bottom: 6 };
// The lamps' heights as fractions of the vehicle's; only the glow of a night scene depends on them.
const LAMP = { inboardMm: 180, heightShare: 0.54 };
const TAIL = { inboardMm: 90, heightShare: 0.56 };

/** A drawn vehicle in millimeters for a scene: ground at y = 0, up negative, facing left. */
export interface SceneVehicleDrawing {
  svg: string;
  faces: 'left';
  x0: number;
  x1: number;
  /** Highest point, negative. */
  top: number;
  wheels: readonly { x: number; y: number; r: number }[];
  lamp: readonly [x: number, y: number];
  tail: readonly [x: number, y: number];
  /** Ids of the group with both wheels and of the single wheel, for rotating them. */
  wheelsId: string;
  wheelId: string;
}

export interface SceneVehicleRequest {
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  /** Prefix of ids, 'tk' by default. */
  id?: string;
  /** Pixels per inch: detail of the drawing, not its size in the scene. */
  scale?: number;
  /** Where the scene's sun is. */
  light?: LightFrom;
}

/** The vehicle without ground, ghost and dimensions, placed for the scene renderer. */
export function sceneVehicle(request: SceneVehicleRequest): SceneVehicleDrawing {
  const { vehicle, build, id = 'tk', scale = 5, light } = request;
  const drawing = drawSide({
    vehicle,
    build,
    options: { scale, id, light, ground: false, ghost: false, padIn: PAD_IN },
  });
  const toMm = MM_PER_INCH / scale;
  const groundY = drawing.heightPx - PAD_IN.bottom * scale;
  const x0 = PAD_IN.left * MM_PER_INCH;
  const x1 = drawing.widthPx * toMm - PAD_IN.right * MM_PER_INCH;
  const heightMm = vehicle.heightIn * MM_PER_INCH;
  const radius = (build.tire.diameterIn / 2) * MM_PER_INCH;
  const frontHub = drawing.pivotPx[0] * toMm;
  const wheelAt = (x: number) => ({ x, y: -radius, r: radius });
  return {
    svg: element(
      'g',
      { transform: `scale(${toMm}) translate(0 ${-groundY})`, ...ROUND_STROKES },
      contentOf(drawing.svg),
    ),
    faces: 'left',
    x0,
    x1,
    top: -drawing.numbers.heightIn * MM_PER_INCH,
    wheels: [wheelAt(frontHub), wheelAt(frontHub + vehicle.wheelbaseIn * MM_PER_INCH)],
    lamp: [x0 + LAMP.inboardMm, -heightMm * LAMP.heightShare],
    tail: [x1 - TAIL.inboardMm, -heightMm * TAIL.heightShare],
    wheelsId: `${id}-wheels`,
    wheelId: `${id}-whl`,
  };
}

function contentOf(svg: string): string {
  return svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
}
