import { vinInCode } from './vin-in-code.ts';

/** The part of the Barcode Detection API (WICG) that is used here. */
type BarcodeReader = {
  new (options: {
    formats: string[];
  }): {
    detect(image: ImageBitmap): Promise<{ rawValue: string }[]>;
  };
  getSupportedFormats(): Promise<string[]>;
};

/** Door labels and windshield plates have the first or the second, newer ones a square of dots. */
const vinFormats = ['code_39', 'code_128', 'data_matrix', 'qr_code'];

function barcodeReader(): BarcodeReader | undefined {
  return (globalThis as { BarcodeDetector?: BarcodeReader }).BarcodeDetector;
}

/** The kinds of barcodes with VINs that this device reads; some browsers have the interface and nothing behind it. */
export async function readableFormats(): Promise<string[]> {
  const known = (await barcodeReader()?.getSupportedFormats()) ?? [];
  return vinFormats.filter((format) => known.includes(format));
}

/**
 * The VIN of a barcode in a photo, read on this device; null without one.
 * @throws {Error} for a file that is no photo
 */
export async function readVinInPhoto(photo: Blob, formats: string[]): Promise<string | null> {
  const Reader = barcodeReader();
  if (!Reader) return null;
  const image = await createImageBitmap(photo);
  try {
    const codes = await new Reader({ formats }).detect(image);
    return codes.map(({ rawValue }) => vinInCode(rawValue)).find((vin) => vin !== null) ?? null;
  } finally {
    image.close();
  }
}
