/** The part of fontkit that tools/outline-fonts.ts uses; the package has no types. */
declare module 'fontkit' {
  export interface Glyph {
    advanceWidth: number;
    path: { toSVG(): string };
  }
  export interface Font {
    unitsPerEm: number;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { positions: { xAdvance: number }[] };
  }
  export function openSync(path: string): Font;
}
