import { attribute, bodyGroups, group, readMove, remembering } from './drawn-groups.ts';
import { pathPoints } from './path-points.ts';

/** The dimensions of a front view in inches: its pixels divided by its scale. */
export interface MeasuredFront {
  trackIn: number;
  tireDiameterIn: number;
  sectionIn: number;
  heightIn: number;
  widthIn: number;
  riseIn: number;
  /** From rim edge to rim edge; null if none is drawn. */
  pokeIn: number | null;
}

export function measureFront(svg: string): MeasuredFront {
  return frontMeasurer()(svg);
}

/** Measures many builds of one vehicle: equal markup of a body is parsed once. */
export function frontMeasurer(): (svg: string) => MeasuredFront {
  const boxOf = remembering(boxOfBody);
  return (svg) => {
    const scale = Number(attribute(svg, 'data-px-per-in'));
    const groundY = Number(attribute(svg, 'data-ground-y'));
    const [left = Number.NaN, right = Number.NaN] = hubsOf(svg);
    const tire = extent(pathPoints(attribute(group(svg, 'tire'), ' d')));
    const bodies = bodyGroups(svg).map((body) => ({
      isFront: /^<g id="[^"]*-body"/.test(body),
      box: boxOf(body.slice(body.indexOf('>'))),
      dy: readMove(attribute(body, 'transform')).dy,
    }));
    const front = bodies.find(({ isFront }) => isFront);
    const top = Math.min(...bodies.map(({ box, dy }) => box.y0 + dy));
    return {
      trackIn: (right - left) / scale,
      tireDiameterIn: (tire.y1 - tire.y0) / scale,
      sectionIn: (tire.x1 - tire.x0) / scale,
      heightIn: (groundY - top) / scale,
      widthIn: front ? (front.box.x1 - front.box.x0) / scale : Number.NaN,
      riseIn: front ? -front.dy / scale : Number.NaN,
      pokeIn: pokeOf(svg, scale),
    };
  };
}

function hubsOf(svg: string): number[] {
  return Array.from(group(svg, 'wheels').matchAll(/translate\(([\d.-]+) /g), (m) => Number(m[1]));
}

/** The stock rim's edge is drawn first; both are on the left wheel, where outward is to the left. */
function pokeOf(svg: string, scale: number): number | null {
  if (!/<g id="[^"]*-rims"/.test(svg)) return null;
  const edges = Array.from(group(svg, 'rims').matchAll(/ d="M([\d.-]+)/g), (m) => Number(m[1]));
  const [stock = Number.NaN, fitted = Number.NaN] = edges;
  return (stock - fitted) / scale;
}

function boxOfBody(body: string) {
  const visible = body.replace(/<g clip-path[\s\S]*?<\/g>/g, '');
  return extent(
    Array.from(visible.matchAll(/ d="([^"]+)"/g)).flatMap(([, d = '']) => pathPoints(d)),
  );
}

function extent(points: readonly (readonly [number, number])[]) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) };
}
