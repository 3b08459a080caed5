import { Link } from 'react-router';
import { type StoryFilter, storyFilters } from '#src/domain/content/index.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import contentStrings from '../words.json' with { type: 'json' };

type StoryFiltersProps = { counts: Record<StoryFilter, number>; current: StoryFilter };

/** Filters the list by publication state, with the number of pages for each. */
export function StoryFilters({ counts, current }: StoryFiltersProps) {
  const t = useStrings(contentStrings);
  return (
    <nav aria-label={t('filters')} className="list-filters">
      {storyFilters.map((filter) => (
        <Link
          key={filter}
          to={filter === 'all' ? adminHrefs.content() : `?show=${filter}`}
          aria-current={filter === current ? 'true' : undefined}
          className={filter === current ? 'chip is-on' : 'chip'}
        >
          {t(`filter.${filter}`)} <small>{counts[filter]}</small>
        </Link>
      ))}
    </nav>
  );
}
