import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { inquiryKinds, leadStages } from '#src/domain/leads/index.ts';
import { type InquiryQuery, inquiryHref, readInquiryQuery } from './inquiry-query.ts';

/** Which kind and which state is shown (drafts have no state): each a link, so that a script is not needed. */
export function InquiryFilters({ query }: { query: InquiryQuery | 'drafts' }) {
  const t = useStrings(leadStrings);
  const asked = query === 'drafts' ? readInquiryQuery(new URLSearchParams()) : query;
  return (
    <nav aria-label={t('filters')} className="tree-filters">
      {(['all', ...inquiryKinds] as const).map((kind) => (
        <Chip
          key={kind}
          to={inquiryHref(asked, { kind })}
          isOn={query !== 'drafts' && kind === query.kind}
        >
          {t(`kind.${kind}`)}
        </Chip>
      ))}
      <Chip to={adminHrefs.drafts()} isOn={query === 'drafts'}>
        {t('drafts')}
      </Chip>
      {query !== 'drafts' && <StageChips query={query} />}
    </nav>
  );
}

function StageChips({ query }: { query: InquiryQuery }) {
  const t = useStrings(leadStrings);
  return (
    <>
      <span className="filter-gap" />
      {(['all', ...leadStages] as const).map((stage) => (
        <Chip key={stage} to={inquiryHref(query, { stage })} isOn={stage === query.stage}>
          {t(`stage.${stage}`)}
        </Chip>
      ))}
    </>
  );
}

function Chip({ to, isOn, children }: { to: string; isOn: boolean; children: string }) {
  return (
    <Link to={to} aria-current={isOn ? 'true' : undefined} className={isOn ? 'chip is-on' : 'chip'}>
      {children}
    </Link>
  );
}
