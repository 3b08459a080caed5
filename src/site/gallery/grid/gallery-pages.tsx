import { pageNumbers } from '#src/site/kit/page-numbers.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import type { IconName } from '#src/web/ui/icons.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryStrings from '../words.json' with { type: 'json' };
import { GalleryLink } from './gallery-link.tsx';
import type { GalleryGridData } from './load.server.ts';

type PagesProps = { data: Pick<GalleryGridData, 'address' | 'pages'> };

/** Links to the other pages; nothing if there is only one. */
export function GalleryPages({ data }: PagesProps) {
  const t = useStrings(galleryStrings);
  const { address, pages } = data;
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      <ul>
        <Step data={data} page={address.page - 1} icon="back" name={t('pages.back')} />
        {pageNumbers(address.page, pages).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <GalleryLink
                to={{ ...address, page }}
                label={t('pages.page', { page })}
                isCurrent={page === address.page}
                isFromTop
              >
                {page}
              </GalleryLink>
            )}
          </li>
        ))}
        <Step data={data} page={address.page + 1} icon="arrow" name={t('pages.next')} />
      </ul>
    </nav>
  );
}

type StepProps = PagesProps & { page: number; icon: IconName; name: string };

function Step({ data, page, icon, name }: StepProps) {
  if (page < 1 || page > data.pages) return null;
  return (
    <li>
      <GalleryLink to={{ ...data.address, page }} label={name} isFromTop>
        <Icon name={icon} />
      </GalleryLink>
    </li>
  );
}
