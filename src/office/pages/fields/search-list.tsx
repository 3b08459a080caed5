import { useId, useState } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import fieldStrings from './words.json' with { type: 'json' };

export type SearchItem = {
  key: string;
  title: string;
  detail: string;
  /** Items with the same heading are adjacent. */
  heading?: string;
};

type SearchListProps = {
  items: readonly SearchItem[];
  onPick: (key: string) => void;
  /** How many are shown; the others are found by searching. */
  most?: number;
};

/** A search field with its results as buttons. */
export function SearchList({ items, onPick, most = 60 }: SearchListProps) {
  const t = useStrings(fieldStrings);
  const id = useId();
  const [wish, setWish] = useState('');
  const found = items.filter((item) => itemMatches(item, wish)).slice(0, most);
  const headings = [...new Set(found.map(({ heading = '' }) => heading))];
  return (
    <div className="fields-search">
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        placeholder={t('search')}
        value={wish}
        onChange={({ target }) => setWish(target.value)}
      />
      <p className="visually-hidden" role="status">
        {t('search.found', { count: found.length })}
      </p>
      {found.length === 0 && <p className="muted">{t('search.none')}</p>}
      {headings.map((heading) => (
        <section key={heading} aria-label={heading || undefined}>
          {heading !== '' && <h3 className="field-label">{heading}</h3>}
          <ul>
            {found
              .filter((item) => (item.heading ?? '') === heading)
              .map((item) => (
                <li key={item.key}>
                  <button type="button" onClick={() => onPick(item.key)}>
                    <b>{item.title}</b>
                    <small>{item.detail}</small>
                  </button>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Every typed word must occur somewhere, ignoring accents. */
function itemMatches({ title, detail, heading = '' }: SearchItem, wish: string): boolean {
  const text = foldForSearch(`${title} ${detail} ${heading}`);
  return foldForSearch(wish)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

function foldForSearch(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
