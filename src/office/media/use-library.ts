import { useCallback, useEffect, useState } from 'react';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { AssetItem } from './asset-item.ts';
import { askLibrary, type LibraryPage } from './media-client.ts';

export type LibraryQuery = { search: string; type: 'image' | 'video' | 'any' };

type LibraryState = {
  assets: readonly AssetItem[];
  total: number;
  state: 'loading' | 'ready' | 'failed';
};

/** While somebody types, requests wait for a pause. */
const pauseMs = 250;

const nothing: LibraryState = { assets: [], total: 0, state: 'loading' };

/** The library page by page, newest first; `add` inserts a new upload at the start. */
export function useLibrary({ search, type }: LibraryQuery) {
  const [library, setLibrary] = useState(nothing);
  const [page, setPage] = useState(1);

  useEffect(() => {
    let isCurrent = true;
    const ask = async () => {
      const query = new URLSearchParams({ q: search, type, page: String(page) });
      const outcome = await askLibrary<LibraryPage>(`${adminHrefs.mediaList()}?${query}`);
      if (!isCurrent) return;
      setLibrary((before) =>
        outcome.ok
          ? { ...joined(before, outcome.result, page), state: 'ready' }
          : { ...before, state: 'failed' },
      );
    };
    const timer = setTimeout(ask, page === 1 && search ? pauseMs : 0);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [search, type, page]);

  const add = useCallback((item: AssetItem) => {
    setLibrary((before) => ({
      ...before,
      assets: [item, ...before.assets.filter(({ id }) => id !== item.id)],
    }));
  }, []);

  return {
    ...library,
    add,
    /** Back to the first page, because the search has changed. */
    restart: () => setPage(1),
    more: () => setPage((before) => before + 1),
  };
}

function joined(before: LibraryState, { assets, total }: LibraryPage, page: number) {
  if (page === 1) return { assets, total };
  const known = new Set(before.assets.map(({ id }) => id));
  return { assets: [...before.assets, ...assets.filter(({ id }) => !known.has(id))], total };
}
