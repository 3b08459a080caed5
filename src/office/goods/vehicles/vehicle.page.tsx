import { data, Link, redirect } from 'react-router';
import { hasScope } from '#src/domain/auth/index.ts';
import {
  getVehicleRecord,
  listPartEvents,
  removeVehicle,
  saveVehicle,
  takeShipped,
  vehicleStamp,
} from '#src/domain/goods/index.server.ts';
import { differencesOf, vehicleValues } from '#src/domain/goods/index.ts';
import { staffContext } from '#src/office/access/staff-context.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { answerTo, orMissing } from '#src/office/kit/answer.server.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { AskButton } from '#src/office/kit/ask-button.tsx';
import { AskForm } from '#src/office/kit/ask-form.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { readLongForm } from '#src/web/forms/read-form.server.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { PartHistory } from '../part-history.tsx';
import type { Route } from './+types/vehicle.page';
import { checkRefused } from './check-refused.server.ts';
import { checkVehicle, type VehicleCheck } from './check-vehicle.server.ts';
import { ShippedPanel } from './shipped-panel.tsx';
import { useVehicleEvents } from './use-vehicle-events.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import { usualSources } from './usual-sources.ts';
import { VehicleForm } from './vehicle-form.tsx';
import { yearsText } from './years-text.ts';

type Done = 'saved' | 'taken' | 'discontinued' | 'deleted';
type VehicleAnswer = Answer<Done> & { check?: VehicleCheck | null };

export async function loader({ context, params }: Route.LoaderArgs) {
  const ctx = context.get(ctxContext);
  const { vehicle, shipped } = await orMissing(getVehicleRecord(ctx, params.id));
  const [events, check] = await Promise.all([
    listPartEvents(ctx, { category: 'vehicles', sku: vehicle.id }),
    checkVehicle(ctx, { vehicle, saved: vehicle }),
  ]);
  const { id, make, model, years, generation, status, slug } = vehicle;
  return {
    id,
    slug,
    name: `${make} ${model}`,
    years,
    generation,
    isOffered: status === 'active',
    values: vehicleValues(vehicle),
    usual: usualSources(vehicle),
    seen: vehicleStamp(vehicle),
    differences: differencesOf(vehicle, shipped),
    events,
    check,
    mayWrite: hasScope(context.get(staffContext).actor.scopes, 'catalog.write'),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const { id } = params;
  const form = await readLongForm(request);
  const text = (name: string) => String(form.get(name) ?? '');
  const answer = await answerTo({ ctx, form }, async (): Promise<{ done: Done }> => {
    if (text('intent') === 'remove') return { done: await removeVehicle(ctx, { id }) };
    const seen = { id, seen: text('seen'), accepted: text('accepted') || null };
    if (text('intent') === 'take') {
      await takeShipped(ctx, { ...seen, fact: text('fact') || null });
      return { done: 'taken' };
    }
    await saveVehicle(ctx, { ...seen, form: Object.fromEntries(form) });
    return { done: 'saved' };
  });
  if ('done' in answer.data) {
    return answer.data.done === 'deleted' ? redirect(adminHrefs.vehicles(), 303) : answer;
  }
  const check = await checkRefused(ctx, { id, form });
  return data({ ...answer.data, check }, answer.init ?? undefined);
}

export default function VehiclePage({ loaderData }: Route.ComponentProps) {
  const { t } = useVehicleWords();
  const answer = useAnswer<VehicleAnswer>();
  const linesOf = useVehicleEvents();
  const { id, name, years, generation, seen, differences, check, mayWrite } = loaderData;
  const isOfTake = typedIn(answer, 'intent') === 'take';
  const refused = answer && 'problem' in answer ? (answer.check ?? null) : null;
  return (
    <>
      <PageHead
        title={name}
        second={yearsText(years, t('now'))}
        lead={[generation, id].filter(Boolean).join(' · ')}
        back={{ to: adminHrefs.vehicles(), label: t('title') }}
      >
        <VehicleTools {...loaderData} />
      </PageHead>
      <ShippedPanel
        differences={differences}
        seen={seen}
        mayWrite={mayWrite}
        refused={
          isOfTake && refused ? { fact: typedIn(answer, 'fact') ?? '', check: refused } : null
        }
      />
      <VehicleForm
        key={seen}
        {...loaderData}
        saved={{ id, seen, check }}
        answer={isOfTake ? undefined : answer}
        refused={isOfTake ? null : refused}
      />
      <PartHistory
        events={loaderData.events}
        linesOf={linesOf}
        changes={adminHrefs.vehicleChanges()}
      />
      <AskForm
        id="vehicle-remove"
        title={t('remove.title', { vehicle: `${name} ${yearsText(years, t('now'))}` })}
        text={t('remove.text')}
        confirm={t('remove')}
        fields={{ intent: 'remove' }}
        isDanger
      />
      <AnswerToast answer={answer} words={(done) => t(`done.${done}`)} />
    </>
  );
}

type VehicleToolsProps = {
  id: string;
  years: readonly [number, number | null];
  isOffered: boolean;
  mayWrite: boolean;
};

function VehicleTools({ id, years, isOffered, mayWrite }: VehicleToolsProps) {
  const { t } = useVehicleWords();
  const small = 'button button--outline button--small';
  return (
    <>
      {isOffered && (
        <a className={small} href={hrefs.build({ vehicle: id, year: String(years[0]) })}>
          {t('see')}
        </a>
      )}
      {mayWrite && (
        <>
          <Link className={small} to={`${adminHrefs.newVehicle()}?from=${id}`}>
            {t('copy')}
          </Link>
          {isOffered && (
            <AskButton asks="vehicle-remove" className="button button--quiet button--small">
              {t('remove')}
            </AskButton>
          )}
        </>
      )}
    </>
  );
}
