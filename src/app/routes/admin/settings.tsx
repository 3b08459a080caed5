import type { Answer } from '#src/app/components/admin/kit/answer.ts';
import { AnswerToast } from '#src/app/components/admin/kit/answer-toast.tsx';
import { PageHead } from '#src/app/components/admin/kit/page-head.tsx';
import { RatesPanel } from '#src/app/components/admin/rates/rates-panel.tsx';
import { ClosuresPanel } from '#src/app/components/admin/settings/closures-panel.tsx';
import { ElsewherePanel } from '#src/app/components/admin/settings/elsewhere-panel.tsx';
import { otherPhones } from '#src/app/components/admin/settings/other-phones.ts';
import { SettingsNav } from '#src/app/components/admin/settings/settings-nav.tsx';
import { ShopFields } from '#src/app/components/admin/settings/shop-fields.tsx';
import { shopValues } from '#src/app/components/admin/settings/shop-form.ts';
import { WrittenPhonesPanel } from '#src/app/components/admin/settings/written-phones-panel.tsx';
import { zoneChoices } from '#src/app/components/admin/settings/zone-choices.server.ts';
import { readForm } from '#src/app/forms/read-form.server.ts';
import { ctxContext } from '#src/app/load-context.ts';
import settingsStrings from '#src/app/strings/admin-settings.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { useAnswer } from '#src/app/use-answer.ts';
import { listTree, listWrittenPhones } from '#src/domain/content/index.server.ts';
import { getShopSettings } from '#src/domain/settings/index.server.ts';
import type { Route } from './+types/settings';
import { answerTo } from './answer.server.ts';
import { changeSettings } from './change-settings.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  // A context of its own: an action of the same request may just have changed them.
  const ctx = { ...context.get(ctxContext) };
  const [settings, tree, written] = await Promise.all([
    getShopSettings(ctx),
    listTree(ctx),
    listWrittenPhones(ctx),
  ]);
  return {
    shop: shopValues(settings),
    isSetUp: settings.isSetUp,
    zones: zoneChoices(settings.timeZone),
    closures: settings.closures,
    otherPhones: otherPhones(written, settings),
    frame: tree.find(({ fullSlug }) => fullSlug === 'site/global')?.id ?? null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readForm(request);
  return answerTo({ ctx, form }, async () => {
    await changeSettings(ctx, form);
    return { done: 'save' };
  });
}

export default function SettingsPage({ loaderData }: Route.ComponentProps) {
  const t = useStrings(settingsStrings);
  const answer = useAnswer<Answer<'save'>>();
  const { shop, zones, closures, frame } = loaderData;
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <SettingsNav />
      {!loaderData.isSetUp && <p className="note">{t('placeholders')}</p>}
      <ShopFields shop={shop} zones={zones} answer={answer} />
      <RatesPanel />
      <WrittenPhonesPanel pages={loaderData.otherPhones} />
      <ClosuresPanel closures={closures} answer={answer} />
      {frame !== null && <ElsewherePanel id={String(frame)} />}
      <AnswerToast answer={answer} words={() => t('done.save')} />
    </>
  );
}
