import { circle, element } from '../core/svg.ts';

/** Collects the parts of a portrait, back to front. */
export interface Pencil {
  /** A line. */
  line(data: string): void;
  /** A line around paper or ink. */
  shape(data: string, paint: 'paper' | 'hair'): void;
  /** Hair with a line that shows on it. */
  outlinedHair(data: string): void;
  /** Paper without a line, to cover what is behind. */
  cover(data: string): void;
  dot(x: number, y: number, r: number): void;
  /** Lines inside hair: paper on ink, ink on paper. */
  hairLine(data: string): void;
  drawing(): string;
}

export interface Colours {
  ink: string;
  paper: string;
}

export function createPencil({ ink, paper }: Colours, darkHair: boolean): Pencil {
  const parts: string[] = [];
  const add = (d: string, paint?: string, stroke?: string) => {
    parts.push(element('path', { d, fill: paint, stroke }));
  };
  const hair = darkHair ? ink : paper;
  return {
    line: (data) => add(data),
    shape: (data, paint) => add(data, paint === 'hair' ? hair : paper),
    outlinedHair: (data) => add(data, hair, paper),
    cover: (data) => add(data, paper, 'none'),
    dot: (x, y, r) => parts.push(circle([x, y], r, ink, { stroke: 'none' })),
    hairLine: (data) => add(data, undefined, darkHair ? paper : undefined),
    drawing: () => parts.join(''),
  };
}
