import type { AssetKind } from '#src/domain/media/index.ts';

export type LibraryPlace = {
  folderId: number | null;
  search: string;
  type: AssetKind | 'any';
  bin: boolean;
  page: number;
};

export const libraryTypes = ['any', 'image', 'video', 'document'] as const;

/** What the library page shows, according to its URL. */
export function readLibraryQuery(params: URLSearchParams): LibraryPlace {
  return {
    folderId: wholeNumber(params.get('folder')) || null,
    search: (params.get('q') ?? '').trim().slice(0, 100),
    type: libraryTypes.find((type) => type === params.get('type')) ?? 'any',
    bin: params.has('bin'),
    page: wholeNumber(params.get('page')) || 1,
  };
}

/** The URL with other filters; defaults are left out. */
export function libraryHref(place: LibraryPlace, change: Partial<LibraryPlace>): string {
  const { folderId, search, type, bin, page } = { ...place, page: 1, ...change };
  const params = new URLSearchParams();
  if (folderId !== null) params.set('folder', String(folderId));
  if (search !== '') params.set('q', search);
  if (type !== 'any') params.set('type', type);
  if (bin) params.set('bin', '');
  if (page > 1) params.set('page', String(page));
  return `?${params}`;
}

function wholeNumber(text: string | null): number {
  return /^\d{1,5}$/.test(text ?? '') ? Number(text) : 0;
}
