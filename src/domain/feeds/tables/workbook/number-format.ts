/** How the number of a cell is shown: as it is, as a date or time, or with zeros in front up to so many digits. */
export type NumberFormat = 'plain' | 'date' | { digits: number };
