import type { BodyShape } from './body-shape.ts';
import type { GrownBody } from './grown-body.ts';
import type { TemplateShape } from './template.ts';
import { type BodySize, createWarp, type Warp } from './warp.ts';
import { type WarpedBody, warpBody } from './warp-body.ts';

const BENT_ENDS_IN = 8;

/**
 * Warps a template onto a vehicle and makes roof, front tip and rear tip exact: measured once, then only what is
 * above the belt and the last 8 in at each end is bent.
 */
export function fitTemplate(name: string, grown: GrownBody, size: BodySize): BodyShape {
  const { template } = grown;
  const rough = createWarp(template.reference, size);
  const measured = warpBody(grown, size, rough);
  const exact = exactWarp(rough, measured, template.levels.belt);
  return nameBody(name, template, warpBody(grown, size, exact));
}

function exactWarp(rough: Warp, { envelope, size }: WarpedBody, belt: number): Warp {
  const front = BENT_ENDS_IN - size.frontOverhangIn;
  const rear = size.wheelbaseIn + size.rearOverhangIn - BENT_ENDS_IN;
  const beltY = rough.y(belt);
  const stretch = (size.heightIn - beltY) / (envelope.y1 - beltY);
  return {
    x(templateX) {
      const x = rough.x(templateX);
      if (x < front) return front - ((front - x) * BENT_ENDS_IN) / (front - envelope.x0);
      if (x > rear) return rear + ((x - rear) * BENT_ENDS_IN) / (envelope.x1 - rear);
      return x;
    },
    y(templateY) {
      const y = rough.y(templateY);
      return y <= beltY ? y : beltY + (y - beltY) * stretch;
    },
  };
}

function nameBody(name: string, template: TemplateShape, body: WarpedBody): BodyShape {
  const { warp, size, ...rest } = body;
  const { belt, shoulder, low, sill, hood } = template.levels;
  return {
    ...rest,
    size,
    template: name,
    kind: template.shell.kind,
    paint: template.paint,
    stockDesign: template.stockDesign ?? 'mesa',
    stockFinish: template.stockFinish ?? 'silver',
    levels: {
      roof: size.heightIn,
      belt: warp.y(belt),
      shoulder: warp.y(shoulder),
      low: warp.y(low),
      sill: warp.y(sill),
      hood: warp.y(hood),
    },
    roofPeakX: warp.x(template.roofPeakX),
    roofColour: template.roofColour ?? '#2b2725',
    brightGlassEdge: template.brightGlassEdge ?? false,
    heightOf: warp.y,
  };
}
