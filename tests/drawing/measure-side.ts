import { attribute, group, mover, readMove, remembering } from './drawn-groups.ts';
import { pathPoints, type XY } from './path-points.ts';

/** The dimensions of a side view in inches: its pixels divided by its scale. */
export interface MeasuredSide {
  wheelbaseIn: number;
  tireDiameterIn: number;
  riseFrontIn: number;
  riseRearIn: number;
  /** Of all painted points of the body, which is the slow part. */
  envelope(): { heightIn: number; lengthIn: number };
}

export function measureSide(svg: string): MeasuredSide {
  return sideMeasurer()(svg);
}

/** Measures many builds of one vehicle: equal markup of a body or a tread is parsed once. */
export function sideMeasurer(): (svg: string) => MeasuredSide {
  const bodyPoints = remembering(visiblePoints);
  const treadRadius = remembering(radiusOf);
  return (svg) => {
    const scale = Number(attribute(svg, 'data-px-per-in'));
    const body = group(svg, 'body');
    const transform = attribute(body, 'transform');
    const [front = Number.NaN, rear = Number.NaN] = hubsOf(svg);
    return {
      wheelbaseIn: (rear - front) / scale,
      tireDiameterIn: (2 * treadRadius(attribute(group(svg, 'whl'), ' d'))) / scale,
      riseFrontIn: riseAt(transform, front) / scale,
      riseRearIn: riseAt(transform, rear) / scale,
      envelope() {
        const points = bodyPoints(body.slice(body.indexOf('>'))).map(mover(transform));
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const groundY = Number(attribute(svg, 'data-ground-y'));
        return {
          heightIn: (groundY - Math.min(...ys)) / scale,
          lengthIn: (Math.max(...xs) - Math.min(...xs)) / scale,
        };
      },
    };
  };
}

function hubsOf(svg: string): number[] {
  return Array.from(group(svg, 'wheels').matchAll(/translate\(([\d.-]+) /g), (m) => Number(m[1]));
}

/** How far up the body is moved over a hub. */
function riseAt(transform: string, hubX: number): number {
  const { dy, degrees, centre } = readMove(transform);
  return -dy - (hubX - centre[0]) * Math.sin((degrees * Math.PI) / 180);
}

function radiusOf(tread: string): number {
  return Math.max(...pathPoints(tread).map(([x, y]) => Math.hypot(x, y)));
}

/** Every painted point of the body outside of clips. */
function visiblePoints(body: string): XY[] {
  const visible = body.replace(/<g clip-path[\s\S]*?<\/g>/g, '');
  return Array.from(visible.matchAll(/ d="([^"]+)"/g)).flatMap(([, d = '']) => pathPoints(d));
}
