import { useId } from 'react';
import { Form, useSearchParams } from 'react-router';
import { useStrings } from '#src/web/words/use-strings.ts';
import { AdminIcon } from './admin-icon.tsx';
import kitStrings from './words.json' with { type: 'json' };

/** Searches the page's list: the words are `q` in its URL. */
export function SearchBox({ label }: { label: string }) {
  const t = useStrings(kitStrings);
  const id = useId();
  const [params] = useSearchParams();
  return (
    <Form method="get" role="search" className="search-box">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <AdminIcon name="search" />
      <input
        key={params.get('q') ?? ''}
        id={id}
        type="search"
        name="q"
        placeholder={label}
        defaultValue={params.get('q') ?? ''}
      />
      <button type="submit" className="button button--quiet button--small">
        {t('search')}
      </button>
    </Form>
  );
}
