interface Drawing {
  svg: string;
  widthPx: number;
  heightPx: number;
}

interface Seat {
  width: number;
  height: number;
  /** The drawing's share of the picture's width. */
  share: number;
  /** Where its lower edge sits, share of the height. */
  bottom: number;
}

/** A drawing as a nested picture in the middle, as large as it may be without leaving the top. */
export function centred(
  { svg, widthPx, heightPx }: Drawing,
  { width, height, share, bottom }: Seat,
) {
  const scale = Math.min((width * share) / widthPx, (height * bottom * 0.96) / heightPx);
  const [w, h] = [widthPx * scale, heightPx * scale];
  const [x, y] = [(width - w) / 2, height * bottom - h];
  const content = svg.slice(svg.indexOf('>') + 1, svg.lastIndexOf('</svg>'));
  const font = /font-family="[^"]*"/.exec(svg)?.[0] ?? '';
  return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${widthPx} ${heightPx}" ${font}>${content}</svg>`;
}

/** Something drawn over a finished picture. */
export function withOverlay(picture: string, overlay: string): string {
  const end = picture.lastIndexOf('</svg>');
  return `${picture.slice(0, end)}${overlay}</svg>`;
}

/** The colour of drawing paper. */
export const PAPER = '#f6efe3';

/** A plain sheet of drawing paper. */
export function onPaper(width: number, height: number, content: string): string {
  const paper = `<rect width="${width}" height="${height}" fill="${PAPER}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${paper}${content}</svg>`;
}
