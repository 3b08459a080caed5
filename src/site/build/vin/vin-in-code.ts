import { checkVin } from '#src/domain/vin/index.ts';

/** A VIN has no I, O or Q, so nothing is replaced here as it is for people who type. */
const stamped = /^I?([A-HJ-NPR-Z0-9]{17})$/;

/**
 * The VIN in the text of a barcode, or null. Labels put stars, an identifier ("I": a VIN follows) or other fields
 * around it; its check digit tells it from a part number of that length.
 */
export function vinInCode(text: string): string | null {
  for (const part of text.toUpperCase().split(/[^A-Z0-9]+/)) {
    const read = checkVin(stamped.exec(part)?.[1] ?? '');
    if ('vin' in read) return read.vin;
  }
  return null;
}
