import { readXml } from '../../xml/read-xml.server.ts';
import type { Archive, ArchiveEntry } from '../container/archive.server.ts';
import type { Calendar } from './cell-text.ts';

export type SheetPart = { name: string; isHidden: boolean; part: ArchiveEntry };

export type WorkbookParts = {
  sheets: SheetPart[];
  calendar: Calendar;
  texts: ArchiveEntry | undefined;
  styles: ArchiveEntry | undefined;
};

type Relation = { type: string; target: string };

/** Which part of the archive is what. Names in it are compared with those of its entries, and used for nothing else. */
export async function findParts(archive: Archive): Promise<WorkbookParts> {
  const relations = await readRelations(archive);
  const { listed, calendar } = await readWorkbook(archive);
  const all = [...relations.values()];
  const byType = (type: string) => {
    const relation = all.find((one) => one.type.endsWith(type));
    return relation && entryOf(archive, relation.target);
  };
  return {
    calendar,
    texts: byType('/sharedStrings'),
    styles: byType('/styles'),
    sheets: listed.flatMap(({ name, id, isHidden }) => {
      const relation = relations.get(id);
      // Sheets of charts and macros are listed, too.
      if (!relation?.type.endsWith('/worksheet')) return [];
      const part = entryOf(archive, relation.target);
      return part ? [{ name, isHidden, part }] : [];
    }),
  };
}

async function readRelations(archive: Archive): Promise<Map<string, Relation>> {
  const relations = new Map<string, Relation>();
  const entry = entryOf(archive, '_rels/workbook.xml.rels');
  if (!entry) return relations;
  await readXml(archive.unpack(entry), {
    open(name, { Id, Type, Target }) {
      if (name === 'Relationship' && Id)
        relations.set(Id, { type: Type ?? '', target: Target ?? '' });
    },
  });
  return relations;
}

type Listed = { name: string; id: string; isHidden: boolean };

async function readWorkbook(archive: Archive): Promise<{ listed: Listed[]; calendar: Calendar }> {
  const listed: Listed[] = [];
  let calendar: Calendar = 1900;
  const entry = entryOf(archive, 'workbook.xml');
  if (!entry) return { listed, calendar };
  await readXml(archive.unpack(entry), {
    open(element, { name = '', id = '', state, date1904 }) {
      if (element === 'sheet') {
        listed.push({ name, id, isHidden: state !== undefined && state !== 'visible' });
      }
      if (element === 'workbookPr' && /^(?:1|true)$/.test(date1904 ?? '')) calendar = 1904;
    },
  });
  return { listed, calendar };
}

/** The entry that a target names: from the folder of the workbook, or with a slash from the top. */
function entryOf(archive: Archive, target: string): ArchiveEntry | undefined {
  const path = (target.startsWith('/') ? target.slice(1) : `xl/${target}`).toLowerCase();
  return archive.entries.find(({ name }) => name.toLowerCase() === path);
}
