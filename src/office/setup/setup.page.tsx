import { Link } from 'react-router';
import { countGoods } from '#src/domain/catalog/index.server.ts';
import { storyIdAt } from '#src/domain/content/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { previewContext } from '#src/site/stories/preview-context.ts';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/setup.page';
import { changeSetup, type SetupChange } from './change-setup.server.ts';
import { GoodsPanel } from './goods-panel.tsx';
import { OpeningPanel } from './opening-panel.tsx';
import { ProgressRuler } from './progress-ruler.tsx';
import { readProgress } from './read-progress.server.ts';
import { SitePreview } from './site-preview.tsx';
import { StepGroup } from './step-group.tsx';
import { groupNames } from './steps.ts';
import setupStrings from './words.json' with { type: 'json' };

export async function loader({ context }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed the settings.
  const ctx = { ...context.get(ctxContext) };
  const [progress, shop, home, goods] = await Promise.all([
    readProgress(ctx, context.get(staffContext).actor),
    getShopSettings(ctx),
    storyIdAt(ctx, 'home'),
    countGoods(ctx),
  ]);
  const { sign } = context.get(previewContext);
  const story = home && { id: home, component: 'page', locale: ctx.locale };
  return {
    progress,
    goods,
    isOpen: shop.isOpen,
    showsChecklist: shop.showsChecklist,
    host: new URL(ctx.origin).host,
    preview: story ? `/?${sign(story)}` : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => ({ done: await changeSetup(ctx, form) }));
}

export default function SetupPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(setupStrings);
  const answer = useAnswer<Answer<SetupChange>>();
  const { progress, goods, isOpen, host, preview } = loaderData;
  const { minutesLeft } = progress;
  return (
    <>
      <PageHead
        title={t(isOpen ? 'title.open' : 'title')}
        lead={minutesLeft === 0 ? t('lead.done') : t('lead', { minutes: minutesLeft })}
      >
        {!isOpen && (
          <Link className="button button--outline" to={adminHrefs.index()}>
            {t('later')}
          </Link>
        )}
      </PageHead>
      <div className="setup">
        <div>
          <ProgressRuler done={progress.done} total={progress.total} />
          {groupNames.map((group) => (
            <StepGroup key={group} group={group} steps={progress.steps} />
          ))}
          <GoodsPanel goods={goods} />
        </div>
        <div className="setup-side">
          <SitePreview host={host} src={preview} isOpen={isOpen} />
          <OpeningPanel {...loaderData} />
        </div>
      </div>
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}
