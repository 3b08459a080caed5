import { Link } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import deskStrings from './desk-words.json' with { type: 'json' };
import { type LeadQuery, leadsHref, readLeadQuery } from './lead-query.ts';

/** The views of leads, and links to pages about answering them. */
export function LeadViews({ query }: { query: LeadQuery | 'drafts' | 'templates' }) {
  const t = useStrings(deskStrings);
  const asked = typeof query === 'string' ? readLeadQuery(new URLSearchParams()) : query;
  const shown = asked.stage === 'spam' ? 'spam' : asked.view;
  const current = typeof query === 'string' ? query : shown;
  const views = [
    ['board', leadsHref(asked, { view: 'board', stage: 'all', sort: 'newest' }), t('view.board')],
    ['list', leadsHref(asked, { view: 'list', stage: 'all' }), t('view.list')],
    ['spam', leadsHref(asked, { view: 'list', stage: 'spam' }), t('view.spam')],
    ['drafts', adminHrefs.drafts(), t('view.drafts')],
    ['templates', adminHrefs.replyTemplates(), t('templates')],
  ] as const;
  return (
    <nav aria-label={t('view')} className="list-filters">
      {views.map(([name, to, words]) => (
        <Link
          key={name}
          to={to}
          aria-current={name === current ? 'page' : undefined}
          className={name === current ? 'chip is-on' : 'chip'}
        >
          {words}
        </Link>
      ))}
    </nav>
  );
}
