import { drawingVersion } from '#src/app/components/site/drawing-version.ts';

/** Address of the picture that goes with a shared link. It never changes what it shows. */
export function sharePictureUrl(id: string): string {
  return `/pictures/builds/${id}.png?v=${drawingVersion}`;
}
