import { pageNumbers } from '#src/site/kit/page-numbers.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import type { IconName } from '#src/web/ui/icons.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import storeStrings from '../words.json' with { type: 'json' };
import { ShelfLink } from './shelf-link.tsx';
import type { ShelfProps } from './shelf-props.ts';

/** Links to the other pages; nothing if there is only one. */
export function ShelfPages({ category, data }: ShelfProps) {
  const t = useStrings(storeStrings);
  const { address, pages } = data;
  if (pages === 1) return null;
  return (
    <nav className="pager" aria-label={t('pages')}>
      <ul>
        <Step
          shelf={{ category, data }}
          page={address.page - 1}
          icon="back"
          name={t('pages.back')}
        />
        {pageNumbers(address.page, pages).map((page, at) => (
          <li key={page ?? `gap-${at}`}>
            {page === null ? (
              <span aria-hidden="true">…</span>
            ) : (
              <ShelfLink
                category={category}
                to={{ ...address, page }}
                label={t('pages.page', { page })}
                isCurrent={page === address.page}
                isFromTop
              >
                {page}
              </ShelfLink>
            )}
          </li>
        ))}
        <Step
          shelf={{ category, data }}
          page={address.page + 1}
          icon="arrow"
          name={t('pages.next')}
        />
      </ul>
    </nav>
  );
}

type StepProps = { shelf: ShelfProps; page: number; icon: IconName; name: string };

function Step({ shelf: { category, data }, page, icon, name }: StepProps) {
  if (page < 1 || page > data.pages) return null;
  return (
    <li>
      <ShelfLink category={category} to={{ ...data.address, page }} label={name} isFromTop>
        <Icon name={icon} />
      </ShelfLink>
    </li>
  );
}
