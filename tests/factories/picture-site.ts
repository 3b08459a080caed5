import sharp from 'sharp';
import { afterAll, beforeEach } from 'vitest';
import { createRemotePictures } from '#src/adapters/remote-pictures.ts';
import type { RemotePictures } from '#src/domain/media/ports.ts';
import { type PictureSite, startPictureSite } from '#tests/fakes/picture-site.ts';

/** A supplier's site, emptied before each test, and the adapter that may fetch from it. */
export async function openPictureSite(): Promise<PictureSite & { pictures: RemotePictures }> {
  const site = await startPictureSite();
  beforeEach(() => {
    site.at.clear();
    site.asked.length = 0;
  });
  afterAll(site.close);
  const pictures = createRemotePictures({
    hosts: [],
    insideHosts: [site.host],
    followsOwnHost: true,
    limits: { bytes: 500_000, ms: 2_000 },
  });
  return { ...site, pictures };
}

/** A picture as suppliers have them, on nothing; usually larger than any page shows it. */
export function supplierPicture(color: string, side = 2000): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 4, background: color } })
    .png()
    .toBuffer();
}
