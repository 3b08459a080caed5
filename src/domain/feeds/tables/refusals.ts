import { declareReasons } from '../../refusal.ts';

/** Why a supplier's file cannot be read as a table, and notes about how it was read. */
export const why = declareReasons({
  // What the file is
  'tables.empty': [],
  'tables.no-rows': [],
  'tables.old-excel': [],
  'tables.web-page': [],
  'tables.password': [],
  'tables.other-workbook': ['kind'],
  'tables.not-a-table': ['kind'],
  'tables.other-archive': ['kind'],
  'tables.xml': ['root'],
  'tables.json': [],
  // What it is packed in
  'tables.damaged': [],
  'tables.unpacks-too-large': ['megabytes'],
  'tables.unpacks-too-much': ['times'],
  'tables.inner-too-large': ['megabytes'],
  'tables.too-many-entries': ['most'],
  'tables.path-in-archive': [],
  'tables.no-data-file': [],
  'tables.several-files': ['names'],
  'tables.archive-in-archive': [],
  'tables.packing-method': [],
  // Text
  'tables.cut-off': [],
  'tables.not-utf-8': [],
  'tables.null-character': [],
  'tables.open-quote': [],
  'tables.after-quote': [],
  'tables.long-row': ['most'],
  'tables.too-many-columns': ['most'],
  'tables.too-many-rows': ['most'],
  'tables.cell-count': ['count', 'wanted'],
  // The header
  'tables.no-header-row': ['row'],
  // Workbooks
  'tables.no-sheet': ['name', 'sheets'],
  'tables.no-sheet-with-rows': [],
  'tables.too-many-texts': ['megabytes'],
  'tables.formula-without-value': [],
  // Notes
  'tables.read-as-windows-1252': ['line'],
  'tables.header-guessed': ['row'],
  'tables.column-twice': ['name'],
});
