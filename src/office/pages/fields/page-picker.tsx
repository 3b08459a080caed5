import { useState } from 'react';
import { type FoundPage, pagePath } from '#src/domain/content/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { PickDialog } from './pick-dialog.tsx';
import { SearchResults } from './search-results.tsx';
import { useFoundPages } from './use-found-pages.ts';
import fieldStrings from './words.json' with { type: 'json' };

type PagePickerProps = { onPick: (page: FoundPage) => void };

/** Picks a page of the site, which the server searches for; shows its path. */
export function PagePicker({ onPick }: PagePickerProps) {
  const t = useStrings(fieldStrings);
  return (
    <PickDialog label={t('link.choose')} icon="link">
      {(close) => (
        <PageSearch
          onPick={(page) => {
            onPick(page);
            close();
          }}
        />
      )}
    </PickDialog>
  );
}

function PageSearch({ onPick }: PagePickerProps) {
  const t = useStrings(fieldStrings);
  const [wish, setWish] = useState('');
  const { found, isLoading, isFailed, tryAgain } = useFoundPages(wish);
  const pages = found?.pages ?? [];
  const items = pages.map(({ uuid, name, fullSlug, published }) => ({
    key: uuid,
    title: name,
    detail: published ? pagePath(fullSlug) : t('link.draft', { path: pagePath(fullSlug) }),
  }));
  return (
    <SearchResults
      wish={wish}
      onWish={setWish}
      items={items}
      isLoading={isLoading}
      onPick={(uuid) => {
        const page = pages.find((one) => one.uuid === uuid);
        if (page) onPick(page);
      }}
      problem={isFailed && <Failure tryAgain={tryAgain} />}
      end={found?.hasMore && t('search.more', { count: pages.length })}
    />
  );
}

function Failure({ tryAgain }: { tryAgain: () => void }) {
  const t = useStrings(fieldStrings);
  return (
    <div className="form" role="alert">
      <p>{t('search.failed')}</p>
      <p>
        <button type="button" className="button button--outline button--small" onClick={tryAgain}>
          {t('search.again')}
        </button>
      </p>
    </div>
  );
}
