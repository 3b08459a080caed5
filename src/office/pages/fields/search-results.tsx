import { type ReactNode, useId } from 'react';
import { useStrings } from '#src/web/words/use-strings.ts';
import fieldStrings from './words.json' with { type: 'json' };

export type SearchItem = {
  key: string;
  title: string;
  detail: string;
  /** Items with the same heading are adjacent. */
  heading?: string;
};

type SearchResultsProps = {
  wish: string;
  onWish: (wish: string) => void;
  items: readonly SearchItem[];
  onPick: (key: string) => void;
  /** The items are those of the search before. */
  isLoading?: boolean;
  /** In place of the items: why there are none. */
  problem?: ReactNode;
  /** Below the items, if there are more than these. */
  end?: ReactNode;
};

/** A search field with its results as buttons. */
export function SearchResults({ wish, onWish, isLoading = false, ...results }: SearchResultsProps) {
  const t = useStrings(fieldStrings);
  const id = useId();
  const { items, problem, end, onPick } = results;
  return (
    <div className="fields-search" aria-busy={isLoading}>
      <label className="visually-hidden" htmlFor={id}>
        {t('search')}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        placeholder={t('search')}
        value={wish}
        onChange={({ target }) => onWish(target.value)}
      />
      <p className="visually-hidden" role="status">
        {isLoading ? t('loading') : !problem && t('search.found', { count: items.length })}
      </p>
      {items.length === 0 && !problem && (
        <p className="muted">{t(isLoading ? 'loading' : 'search.none')}</p>
      )}
      {problem}
      <Items items={items} onPick={onPick} />
      {end && <p className="muted small">{end}</p>}
    </div>
  );
}

function Items({ items, onPick }: Pick<SearchResultsProps, 'items' | 'onPick'>) {
  const headings = [...new Set(items.map(({ heading = '' }) => heading))];
  return headings.map((heading) => (
    <section key={heading} aria-label={heading || undefined}>
      {heading !== '' && <h3 className="field-label">{heading}</h3>}
      <ul>
        {items
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
  ));
}
