import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { orMissing } from '#src/office/kit/answer.server.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/draft.page';
import { DraftOwner } from './draft-owner.tsx';
import { loadDraft } from './load-draft.server.ts';
import { TruckAndParts } from './truck-and-parts.tsx';
import { TruckPhotos } from './truck-photos.tsx';
import { WhereFrom } from './where-from.tsx';
import leadStrings from './words.json' with { type: 'json' };

export function loader({ context, params }: Route.LoaderArgs) {
  return orMissing(loadDraft(context.get(ctxContext), params.id));
}

export default function DraftPage({ loaderData: draft }: Route.ComponentProps) {
  const t = useStrings(leadStrings);
  const { build, photos, origin } = draft;
  const truck = draft.truck ?? t('draft.gone');
  return (
    <>
      <PageHead title={truck} back={{ to: adminHrefs.drafts(), label: t('drafts.back') }}>
        <span className="small muted">{t('draft.one')}</span>
      </PageHead>
      <div className="record-page">
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
