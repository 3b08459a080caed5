/** A part number without what people and programs write differently: case, spaces, dashes, dots, slashes. */
export function plainNumber(number: string): string {
  return number.toLowerCase().replace(/[\s\-–_./]+/g, '');
}

/** A bar code as its digits, without zeros before them: EAN-13 writes one before a UPC, spreadsheets drop them. */
export function plainUpc(upc: string | null | undefined): string {
  return (upc ?? '').replace(/\D/g, '').replace(/^0+/, '');
}
