import { brandInks } from './brand-inks.ts';
import { newCanvas } from './canvas.ts';

export type CardWords = {
  /** "2021 Ford F-150" */
  name: string;
  /** The parts of the build, one after the other. */
  lines: readonly string[];
  note: string;
};

const quality = 0.9;

/**
 * The picture as a file: the photo with the build, and its words in a band of the shop's own colors below. A canvas writes no place, no time
 * and no name of a phone into it.
 */
export async function photoCard(picture: HTMLCanvasElement, words: CardWords): Promise<Blob> {
  const unit = picture.width / 900;
  const lineHeight = 28 * unit;
  const band = 62 * unit + lineHeight * (words.lines.length + 1);
  const { canvas, ink: pen } = newCanvas(picture.width, picture.height + band);
  pen.drawImage(picture, 0, 0);
  const { paper, accent, text, soft, font } = brandInks();
  pen.fillStyle = paper;
  pen.fillRect(0, picture.height, canvas.width, band);
  pen.fillStyle = accent;
  pen.fillRect(0, picture.height, canvas.width, 5 * unit);
  const write = (line: string, y: number, { size, weight = 500, color = text }: Style) => {
    pen.font = `${weight} ${size * unit}px ${font}`;
    pen.fillStyle = color;
    pen.textBaseline = 'alphabetic';
    pen.fillText(line, 26 * unit, picture.height + y, canvas.width - 52 * unit);
  };
  write(words.name, 42 * unit, { size: 32, weight: 700 });
  words.lines.forEach((line, index) => {
    write(line, 42 * unit + lineHeight * (index + 1), { size: 21 });
  });
  write(words.note, 42 * unit + lineHeight * (words.lines.length + 1), { size: 16, color: soft });
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))),
      'image/jpeg',
      quality,
    );
  });
}

type Style = { size: number; weight?: number; color?: string };
