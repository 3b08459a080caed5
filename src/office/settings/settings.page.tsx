import { listWrittenPhones, storyIdAt } from '#src/domain/content/index.server.ts';
import { getShopSettings, shopToday } from '#src/domain/settings/index.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { useIsSiteOpen } from '#src/office/kit/is-site-open.ts';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readForm } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/settings.page';
import { changeSettings } from './change-settings.server.ts';
import { ClosuresPanel } from './closures-panel.tsx';
import { ElsewherePanel } from './elsewhere-panel.tsx';
import { FinancingPanel } from './financing/financing-panel.tsx';
import { GaragesPanel } from './garages/garages-panel.tsx';
import { offerHolidays } from './holidays/offer-holidays.ts';
import { LanguagesPanel } from './languages-panel.tsx';
import { otherPhones } from './other-phones.ts';
import { ShopFields } from './shop-fields.tsx';
import { shopValues } from './shop-form.ts';
import settingsStrings from './words.json' with { type: 'json' };
import { WrittenPhonesPanel } from './written-phones-panel.tsx';
import { zoneChoices } from './zone-choices.server.ts';
import { answerWithMove } from './zone-move/answer-with-move.server.ts';
import type { ZoneMoveView } from './zone-move/zone-move-view.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed them.
  const ctx = { ...context.get(ctxContext) };
  const [settings, frame, written] = await Promise.all([
    getShopSettings(ctx),
    storyIdAt(ctx, 'site/global'),
    listWrittenPhones(ctx),
  ]);
  return {
    shop: shopValues(settings),
    isSetUp: settings.isSetUp,
    zones: zoneChoices(settings.timeZone, ctx.locale),
    closures: settings.closures,
    holidays: offerHolidays(settings, await shopToday(ctx)),
    garages: settings.cityGarages,
    financing: settings.financing,
    languages: settings.languages,
    otherPhones: otherPhones(written, settings),
    frame,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerWithMove({ ctx, form }, async () => {
    await changeSettings(ctx, form);
    return { done: 'save' };
  });
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(settingsStrings);
  const answer = useAnswer<Answer<'save'> & { zoneMove?: ZoneMoveView }>();
  const isOpen = useIsSiteOpen();
  const { shop, zones, closures, frame } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      {!loaderData.isSetUp && <p className="note">{t('placeholders')}</p>}
      <ShopFields shop={shop} zones={zones} answer={answer} zoneMove={answer?.zoneMove} />
      <WrittenPhonesPanel pages={loaderData.otherPhones} />
      <LanguagesPanel languages={loaderData.languages} />
      <ClosuresPanel closures={closures} holidays={loaderData.holidays} answer={answer} />
      <GaragesPanel garages={loaderData.garages} answer={answer} />
      <FinancingPanel financing={loaderData.financing} answer={answer} />
      {frame !== null && <ElsewherePanel id={String(frame)} />}
      <AnswerToast answer={answer} words={() => t(isOpen ? 'done.save' : 'done.save.closed')} />
    </>
  );
}
