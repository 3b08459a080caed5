/** Lists of the back office as spreadsheet files. */
export const exportNames = ['leads', 'appointments', 'applications'] as const;
export type ExportName = (typeof exportNames)[number];
