import sharp from 'sharp';

const GAP_PX = 12;

export interface ContactCell {
  svg: string;
  caption: string;
  widthPx: number;
  heightPx: number;
}

/** All drawings of one sheet as one PNG on paper of a colour, in columns, their grounds in line. */
export async function writeContactPng(
  file: string,
  cells: readonly ContactCell[],
  { paper, columns }: { paper: string; columns: number },
): Promise<void> {
  const width = Math.ceil(Math.max(...cells.map(({ widthPx }) => widthPx))) + GAP_PX;
  const height = Math.ceil(Math.max(...cells.map(({ heightPx }) => heightPx))) + GAP_PX;
  const pictures = await Promise.all(
    cells.map(async (cell, index) => ({
      input: await sharp(Buffer.from(cell.svg)).png().toBuffer(),
      left: (index % columns) * width + Math.floor((width - cell.widthPx) / 2),
      top: Math.floor(index / columns) * height + Math.floor(height - cell.heightPx),
    })),
  );
  const size = { width: columns * width, height: Math.ceil(cells.length / columns) * height };
  const sheet = sharp({ create: { ...size, channels: 3, background: paper } });
  await sheet.composite(pictures).png({ palette: true }).toFile(file);
}
