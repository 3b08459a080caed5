import { execFile } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SetUpError } from '#tools/set-up/run.mjs';
import { framesPerSecond } from './shot.ts';

/** The size limit of a film. */
const maxBytes = 1_500_000;

/** Widths of the films, px, each with the first quality to try (lower is better). */
export const filmSizes = [
  { width: 640, h264: 25, av1: 36 },
  { width: 1280, h264: 26, av1: 38 },
  { width: 1920, h264: 28, av1: 40 },
] as const;

type Size = (typeof filmSizes)[number];
type Encoding = { extension: 'mp4' | 'webm'; quality: (size: Size) => number; encoder: string[] };

const encodings: readonly Encoding[] = [
  {
    extension: 'webm',
    quality: ({ av1 }) => av1,
    encoder: ['-c:v', 'libsvtav1', '-preset', '7', '-g', '96', '-svtav1-params', 'tune=0'],
  },
  {
    extension: 'mp4',
    quality: ({ h264 }) => h264,
    encoder: '-c:v libx264 -preset slow -profile:v high -movflags +faststart -g 48'.split(' '),
  },
];

const run = promisify(execFile);

/**
 * Encodes the frames ("0000.jpg", …) of a folder as `{name}-{width}.webm` (AV1) and `.mp4` (H.264), each in the best
 * quality within the size limit. Needs ffmpeg on this machine.
 */
export async function encodeFilm(frames: string, film: { name: string; into: string }) {
  for (const size of filmSizes) {
    for (const encoding of encodings) {
      const file = join(film.into, `${film.name}-${size.width}.${encoding.extension}`);
      const bytes = await encodeWithin(file, { frames, size, encoding });
      console.log(`${Math.round(bytes / 1024)} KB`.padStart(8), file);
    }
  }
}

type Job = { frames: string; size: Size; encoding: Encoding };

async function encodeWithin(file: string, { frames, size, encoding }: Job): Promise<number> {
  const first = encoding.quality(size);
  for (let quality = first; quality < first + 12; quality += 2) {
    const filter = `scale=${size.width}:-2:flags=lanczos,format=yuv420p`;
    const input = ['-framerate', `${framesPerSecond}`, '-i', join(frames, '%04d.jpg')];
    const output = ['-vf', filter, '-an', ...encoding.encoder, '-crf', `${quality}`, file];
    await run('ffmpeg', ['-y', '-loglevel', 'error', ...input, ...output]).catch(explain);
    const { size: bytes } = await stat(file);
    if (bytes <= maxBytes) return bytes;
  }
  await rm(file);
  throw new Error(`${file} does not fit into ${maxBytes} bytes`);
}

function explain(error: unknown): never {
  const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
  if (!isMissing) throw error;
  throw new SetUpError(
    'Films are encoded with ffmpeg, and this machine has none. Install it first.',
  );
}
