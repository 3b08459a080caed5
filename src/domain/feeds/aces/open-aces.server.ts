import { FileError } from '#src/domain/catalog/index.ts';
import type { Refusal } from '../../refusal.ts';
import { dayOf } from '../pies/pies-header.ts';
import { readTrees } from '../xml/read-trees.server.ts';
import { textAt, type XmlTree } from '../xml/xml-tree.ts';
import { type Application, readApplication } from './read-application.ts';
import { why } from './refusals.ts';

/** Versions whose applications have the same elements; 5.0 renames them. */
const READ_VERSIONS = ['3.0', '3.1', '3.2', '4.0', '4.1', '4.2'];

export type AcesHeader = {
  version: string;
  company: string | null;
  brandCode: string | null;
  title: string | null;
  /** An update says nothing about applications that it does not have. */
  isFull: boolean;
  effectiveOn: string | null;
};

export type AcesFile = {
  header: AcesHeader;
  /** Its applications, one at a time; every call reads the file anew. @throws {FileError} where the file breaks off */
  applications(): AsyncGenerator<Application>;
};

type OpenBytes = () => AsyncIterable<Uint8Array>;

/** Opens an ACES file. @throws {FileError} if it is none, or of a version whose elements are named otherwise */
export async function openAces(open: OpenBytes): Promise<AcesFile> {
  return { header: await findHeader(open), applications: () => readApplications(open) };
}

async function findHeader(open: OpenBytes): Promise<AcesHeader> {
  let version = '';
  for await (const tree of readTrees(open(), ['Header', 'App'])) {
    if (version === '') version = requireVersion(tree);
    if (tree.name === 'Header') return headerOf(version, tree);
    if (tree.name === 'App') break;
  }
  return headerOf(version, null);
}

function headerOf(version: string, tree: XmlTree | null): AcesHeader {
  const text = (name: string) => (tree ? textAt(tree, name) : null);
  return {
    version,
    company: text('Company'),
    brandCode: text('BrandAAIAID'),
    title: text('DocumentTitle'),
    isFull: text('SubmissionType')?.toUpperCase() !== 'UPDATE',
    effectiveOn: dayOf(text('EffectiveDate')),
  };
}

function requireVersion(root: XmlTree): string {
  if (root.name !== 'ACES') refuse(root, why('aces.other-root', { root: root.name }));
  const version = root.attributes.version ?? '?';
  if (!READ_VERSIONS.includes(version)) refuse(root, why('aces.version', { version }));
  return version;
}

async function* readApplications(open: OpenBytes): AsyncGenerator<Application> {
  let count = 0;
  for await (const tree of readTrees(open(), ['App', 'Footer'])) {
    if (tree.name === 'App') {
      count += 1;
      yield readApplication(tree);
    }
    if (tree.name !== 'Footer') continue;
    const wanted = Number(textAt(tree, 'RecordCount') ?? count);
    if (wanted !== count) refuse(tree, why('aces.count-differs', { count, wanted }));
  }
}

function refuse({ line }: XmlTree, refusal: Refusal): never {
  throw new FileError({ line, ...refusal });
}
