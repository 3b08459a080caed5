import { declareReasons } from '../../refusal.ts';

/** Why XML is not read any further. */
export const why = declareReasons({
  'xml.doctype': [],
  'xml.too-deep': ['most'],
  'xml.too-long': ['kilobytes'],
  'xml.broken': [],
  'xml.encoding': ['name'],
  'xml.too-many-parts': ['most'],
});
