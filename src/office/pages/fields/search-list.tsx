import { useState } from 'react';
import { plainWords } from '#src/lib/plain-words.ts';
import { type SearchItem, SearchResults } from './search-results.tsx';

type SearchListProps = {
  items: readonly SearchItem[];
  onPick: (key: string) => void;
  /** How many are shown; the others are found by searching. */
  most?: number;
};

/** A search field that filters what is already here. */
export function SearchList({ items, onPick, most = 60 }: SearchListProps) {
  const [wish, setWish] = useState('');
  const found = items.filter((item) => itemMatches(item, wish)).slice(0, most);
  return <SearchResults wish={wish} onWish={setWish} items={found} onPick={onPick} />;
}

/** Every typed word must occur somewhere, ignoring accents. */
function itemMatches({ title, detail, heading = '' }: SearchItem, wish: string): boolean {
  const text = plainWords(`${title} ${detail} ${heading}`);
  return plainWords(wish)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
