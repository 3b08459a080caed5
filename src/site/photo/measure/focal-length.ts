const jpegStart = 0xffd8;
const app1 = 0xffe1;
const startOfScan = 0xffda;
/** "Exif", as the first four bytes of its segment. */
const exif = 0x45786966;
const littleEndian = 0x4949;
const exifDirectory = 0x8769;
const focalLengthIn35mmFilm = 0xa405;

/** As many bytes of a file as its focal length needs: it is in one of the first segments. */
export const headBytes = 262_144;

/**
 * The focal length as on 35 mm film (Exif 2.3, FocalLengthIn35mmFilm) from the head of a JPEG; null if there is none.
 * Nothing else of the file is read: not its place, not its time.
 */
export function focalLength35mm(head: ArrayBuffer): number | null {
  const view = new DataView(head);
  if (view.byteLength < 16 || view.getUint16(0) !== jpegStart) return null;
  for (let at = 2; at + 10 < view.byteLength; ) {
    const marker = view.getUint16(at);
    const length = view.getUint16(at + 2);
    if (marker === app1 && view.getUint32(at + 4) === exif)
      return fromTiff(view, at + 10, Math.min(view.byteLength, at + 2 + length));
    if (marker >> 8 !== 0xff || marker === startOfScan || length < 2) return null;
    at += 2 + length;
  }
  return null;
}

function fromTiff(view: DataView, start: number, end: number): number | null {
  if (start + 8 > end) return null;
  const little = view.getUint16(start) === littleEndian;
  const short = (at: number) => (at + 2 <= end ? view.getUint16(at, little) : 0);
  const long = (at: number) => (at + 4 <= end ? view.getUint32(at, little) : 0);
  const placeOf = (tag: number, directory: number): number | null => {
    const entries = Array.from({ length: short(directory) }, (_, i) => directory + 2 + i * 12);
    const found = entries.find((at) => short(at) === tag);
    return found === undefined ? null : found + 8;
  };
  const pointer = placeOf(exifDirectory, start + long(start + 4));
  if (pointer === null) return null;
  const focal = placeOf(focalLengthIn35mmFilm, start + long(pointer));
  return focal === null ? null : short(focal) || null;
}
