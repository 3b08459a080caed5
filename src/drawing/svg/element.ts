import { hundredths } from '../geometry/numbers.ts';

export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** One SVG element; undefined attributes are left out, numbers get at most two decimals. */
export function element(name: string, attributes: Attributes, content = ''): string {
  let open = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value === undefined) continue;
    open += ` ${key}="${typeof value === 'number' ? hundredths(value) : escapeAttribute(value)}"`;
  }
  return content ? `${open}>${content}</${name}>` : `${open}/>`;
}

const SPECIAL: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function escapeText(text: string): string {
  return /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (sign) => SPECIAL[sign] ?? sign) : text;
}

const escapeAttribute = escapeText;

/** For a drawing's root: on every line it would be a tenth of the whole markup. */
export const ROUND_STROKES = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

export interface Stroke {
  colour: string;
  /** Pixels. */
  width: number;
  opacity?: number;
}

/** A filled path, outlined if a stroke is given. */
export function filled(d: string, fill: string, stroke?: Stroke): string {
  return element('path', {
    d,
    fill,
    stroke: stroke?.colour,
    'stroke-opacity': stroke?.opacity,
    'stroke-width': stroke?.width,
  });
}

/** A line; the drawing's root makes its ends and corners round. */
export function stroked(d: string, { colour, width, opacity = 1 }: Stroke): string {
  return element('path', {
    d,
    fill: 'none',
    stroke: colour,
    'stroke-width': width,
    'stroke-opacity': opacity < 1 ? opacity : undefined,
  });
}
