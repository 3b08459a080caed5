import type { VehicleBuild } from '../build.ts';
import { createDimensionInk } from '../dimensions/ink.ts';
import { type Anchor, percentOf } from '../drawing.ts';
import { hashId } from '../drawing-id.ts';
import { drawingRoot } from '../svg/root.ts';
import { THEMES } from '../theme.ts';
import type { VehicleGeometry } from '../vehicle-geometry.ts';
import {
  groundMarkup,
  hubMarkup,
  stockTireMarkup,
  tireMarkup,
  wheelMarkup,
} from './section-parts.ts';
import {
  rimEdgeIn,
  type SectionPart,
  type SectionPlan,
  type SectionSpot,
  type SectionView,
  sectionPlan,
} from './section-plan.ts';

const DIMENSION_ROW_IN = -4;
const LEAST_IN = 0.05;

type SectionRequest = {
  vehicle: VehicleGeometry;
  build: VehicleBuild;
  /** What is beside the wheel on this truck. */
  part: SectionPart;
  theme?: 'light' | 'dark';
  /** Pixels per inch. */
  scale?: number;
};

/**
 * The left front wheel cut through its axle, outboard to the left: the tire and wheel to scale beside the stock ones,
 * with the lines of poke and of the room that changes. Hub, brake and arms have usual sizes.
 */
export function drawSection(request: SectionRequest): SectionView {
  const { vehicle, build, part, theme: name = 'light', scale = 8 } = request;
  const id = hashId('c', [vehicle.id, build, part, name]);
  const plan = sectionPlan(vehicle, build, { part, id, scale });
  const theme = THEMES[name];
  const { sheet } = plan;
  const layers = [
    tireMarkup(plan, name),
    hubMarkup(plan),
    stockTireMarkup(plan, theme),
    wheelMarkup(plan, theme),
    groundMarkup(sheet, theme),
    dimensionInk(plan).markup(theme),
  ];
  const { widthPx, heightPx } = sheet;
  return { svg: drawingRoot(sheet, layers.join('')), widthPx, heightPx, spots: spotsOf(plan) };
}

/** Below the ground: how far the rim's outer edge moved, and at the right how far its inner one did. */
function dimensionInk({ sheet, own, stock, isMeasured }: SectionPlan) {
  const ink = createDimensionInk(sheet);
  if (!isMeasured) return ink;
  for (const side of ['outer', 'inner'] as const) {
    const edges = [rimEdgeIn(own, side), rimEdgeIn(stock, side)];
    if (Math.abs((edges[0] ?? 0) - (edges[1] ?? 0)) < LEAST_IN) continue;
    const [from, to] = [Math.min(...edges), Math.max(...edges)];
    ink.horizontal({ y: DIMENSION_ROW_IN, from, to, gapPx: 0 });
    for (const wheel of [own, stock]) {
      const x = rimEdgeIn(wheel, side);
      ink.extension([x, wheel.tireRadiusIn - wheel.rimRadiusIn], [x, DIMENSION_ROW_IN]);
    }
  }
  return ink;
}

function spotsOf({ sheet, own, stock }: SectionPlan): Record<SectionSpot, Anchor> {
  const at = (xIn: number, yIn: number): Anchor => {
    const [x, y] = sheet.toPixels(xIn, yIn);
    return {
      xPercent: percentOf(x, sheet.widthPx),
      yPercent: percentOf(y, sheet.heightPx),
    };
  };
  const hub = own.tireRadiusIn;
  const outer = Math.min(rimEdgeIn(own, 'outer'), rimEdgeIn(stock, 'outer'));
  const inner = Math.max(rimEdgeIn(own, 'inner'), rimEdgeIn(stock, 'inner'));
  const tireEdge = Math.max(own.middleIn + own.sectionIn / 2, stock.middleIn + stock.sectionIn / 2);
  return {
    size: at(own.middleIn - own.sectionIn / 2 - 1.6, hub + 3),
    poke: at(outer - 3.4, DIMENSION_ROW_IN),
    room: at(inner + 3.4, DIMENSION_ROW_IN),
    part: at(25.4, hub + stock.rimRadiusIn + 6),
    stock: at(tireEdge + 1.2, 3),
  };
}
