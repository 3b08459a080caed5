import { type ZipPart, zipFile } from './resumes.ts';

/** A text (written into the cell), a number, nothing, or the cell's XML without its place: `<v>1</v>` with attributes. */
export type SheetCell = string | number | null | { attributes?: string; inside: string };

type Sheet = {
  name: string;
  rows?: readonly (readonly SheetCell[])[];
  state?: 'hidden' | 'veryHidden';
  /** The whole part, instead of `rows`. */
  xml?: string;
};

type Book = {
  sheets: readonly Sheet[];
  /** Each is the inside of an `<si>`. */
  texts?: readonly string[];
  /** Format codes of the cell styles 1, 2 and so on. */
  formats?: readonly string[];
  workbookPr?: string;
  more?: readonly ZipPart[];
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** An Excel workbook with the parts that matter (ECMA-376, part 1, 18). */
export function workbookFile({ sheets, texts, formats, workbookPr = '', more = [] }: Book) {
  const relations = sheets.map((_, at) => relation(`r${at}`, 'worksheet', `worksheets/s${at}.xml`));
  const parts: ZipPart[] = [
    { name: '[Content_Types].xml', data: `${head}<Types/>` },
    { name: 'xl/workbook.xml', data: bookXml(sheets, workbookPr) },
    ...sheets.map((sheet, at) => ({ name: `xl/worksheets/s${at}.xml`, data: sheetXml(sheet) })),
    ...more,
  ];
  if (texts) {
    relations.push(relation('texts', 'sharedStrings', '/xl/sharedStrings.xml'));
    const items = texts.map((text) => `<si>${text}</si>`).join('');
    parts.push({
      name: 'xl/sharedStrings.xml',
      data: `${head}<sst xmlns="${main}">${items}</sst>`,
    });
  }
  if (formats) {
    relations.push(relation('styles', 'styles', 'styles.xml'));
    parts.push({ name: 'xl/styles.xml', data: stylesXml(formats) });
  }
  const all = `${head}<Relationships>${relations.join('')}</Relationships>`;
  return zipFile([...parts, { name: 'xl/_rels/workbook.xml.rels', data: all }]);
}

function relation(id: string, type: string, target: string): string {
  return `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
}

function bookXml(sheets: readonly Sheet[], workbookPr: string): string {
  const listed = sheets.map(({ name, state }, at) => {
    const shown = state ? ` state="${state}"` : '';
    return `<sheet name="${escaped(name)}" sheetId="${at + 1}"${shown} r:id="r${at}"/>`;
  });
  return `${head}<workbook xmlns="${main}" xmlns:r="${office}">${workbookPr}<sheets>${listed.join('')}</sheets></workbook>`;
}

function sheetXml({ rows = [], xml }: Sheet): string {
  if (xml !== undefined) return xml;
  const lines = rows.map(
    (cells, at) => `<row r="${at + 1}">${cells.map(cellXml(at)).join('')}</row>`,
  );
  return `${head}<worksheet xmlns="${main}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

const cellXml = (row: number) => (cell: SheetCell, column: number) => {
  const place = `r="${letters(column)}${row + 1}"`;
  if (cell === null) return `<c ${place}/>`;
  if (typeof cell === 'number') return `<c ${place}><v>${cell}</v></c>`;
  if (typeof cell === 'object') return `<c ${place} ${cell.attributes ?? ''}>${cell.inside}</c>`;
  return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
};

function stylesXml(formats: readonly string[]): string {
  const codes = formats.map(
    (code, at) => `<numFmt numFmtId="${200 + at}" formatCode="${escaped(code)}"/>`,
  );
  const styles = formats.map((_, at) => `<xf numFmtId="${200 + at}"/>`);
  return `${head}<styleSheet xmlns="${main}"><numFmts>${codes.join('')}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${styles.join('')}</cellXfs></styleSheet>`;
}

function letters(column: number): string {
  const last = String.fromCharCode(65 + (column % 26));
  return column < 26 ? last : letters(Math.floor(column / 26) - 1) + last;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
