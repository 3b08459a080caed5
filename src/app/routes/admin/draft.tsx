import { Link } from 'react-router';
import { adminHrefs } from '#src/app/components/admin/admin-hrefs.ts';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { Panel } from '#src/app/components/admin/kit/panel.tsx';
import { DraftOwner } from '#src/app/components/admin/leads/draft-owner.tsx';
import { loadDraft } from '#src/app/components/admin/leads/load-draft.server.ts';
import { TruckAndParts } from '#src/app/components/admin/leads/truck-and-parts.tsx';
import { TruckPhotos } from '#src/app/components/admin/leads/truck-photos.tsx';
import { WhereFrom } from '#src/app/components/admin/leads/where-from.tsx';
import { ctxContext } from '#src/app/load-context.ts';
import leadStrings from '#src/app/strings/admin-leads.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import type { Route } from './+types/draft';
import { orMissing } from './answer.server.ts';

export function loader({ context, params }: Route.LoaderArgs) {
  return orMissing(loadDraft(context.get(ctxContext), params.id));
}

export default function DraftPage({ loaderData: draft }: Route.ComponentProps) {
  const t = useStrings(leadStrings);
  const { build, photos, origin } = draft;
  const truck = draft.truck ?? t('draft.gone');
  return (
    <>
      <PageHead title={truck}>
        <span className="small muted">{t('draft.one')}</span>
        <Link className="btn btn--quiet btn--sm" to={adminHrefs.drafts()}>
          {t('drafts.back')}
        </Link>
      </PageHead>
      <div className="lead-page">
        <div>
          <DraftOwner draft={draft} />
          <TruckPhotos photos={photos} truck={truck} />
          <WhereFrom origin={origin} />
        </div>
        {build && (
          <Panel title={t('draft.parts')} help={t('draft.lead')}>
            <TruckAndParts
              {...build}
              truck={truck}
              alt={t('draft.alt', { truck })}
              none={t('draft.parts.none')}
            />
          </Panel>
        )}
      </div>
    </>
  );
}
