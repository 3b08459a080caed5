/** What a file of a supplier may be at most; the largest price lists of distributors have some hundred thousand rows. */
export const limits = {
  unpackedBytes: 1024 ** 3,
  /** How many times its packed size a file may unpack to. */
  ratio: 200,
  /** A small file of equal rows packs better than that and harms nobody. */
  ratioFromBytes: 10 * 1024 * 1024,
  archiveEntries: 2000,
  /** A workbook inside another archive is unpacked into memory. */
  innerWorkbookBytes: 32 * 1024 * 1024,
  rowCharacters: 100_000,
  columns: 1000,
  rows: 2_000_000,
  /** Texts that the cells of a workbook refer to are held in memory. */
  sharedTextBytes: 64 * 1024 * 1024,
} as const;
