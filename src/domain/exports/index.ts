/** Lists of the back office as files for a spreadsheet. */
export const exportNames = ['leads', 'appointments', 'applications'] as const;
export type ExportName = (typeof exportNames)[number];
