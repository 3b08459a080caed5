import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { embedNames } from '#src/lib/embeds.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/integrations.page';
import { changeIndexNow } from './change-index-now.server.ts';
import { changeIntegration } from './change-integration.server.ts';
import { changeMap } from './change-map.server.ts';
import { IntegrationPanel } from './integration-panel.tsx';
import integrationStrings from './integration-words.json' with { type: 'json' };
import { KeyPanel } from './key-panel.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed them.
  const { integrations, liveMap, indexNowKey } = await getShopSettings({
    ...context.get(ctxContext),
  });
  const keys = { mapKey: liveMap?.key ?? '', indexNowKey: indexNowKey ?? '' };
  return { integrations, ...keys, here: url.origin };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo<{ done: Done }>({ ctx, form }, () => {
    if (form.get('name') === 'map') return changeMap(ctx, form);
    if (form.get('name') === 'indexnow') return changeIndexNow(ctx, form);
    return changeIntegration(ctx, { form, here: url.origin });
  });
}

type Done = 'save' | 'remove' | 'key';

export default function IntegrationsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(integrationStrings);
  const answer = useAnswer<Answer<Done>>();
  const { integrations, mapKey, indexNowKey, here } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {embedNames.map((name) => (
        <IntegrationPanel
          key={name}
          name={name}
          integration={integrations[name]}
          here={here}
          answer={answer}
        />
      ))}
      <KeyPanel name="map" value={mapKey} answer={answer} />
      <KeyPanel name="indexnow" value={indexNowKey} answer={answer} />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
