import type { Locale } from '#src/domain/context.ts';
import type { ShopSettings } from '#src/domain/settings/index.ts';
import type { PlannedMove, ZonePlan } from '#src/domain/time-zone/index.ts';
import { dateFormat } from '#src/lib/date-format.ts';
import { isoOf } from '#src/lib/locales.ts';
import { textIn } from '#src/lib/translated.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import type { ZoneMoveRow, ZoneMoveView } from './zone-move-view.ts';

type Reading = { locale: Locale; closures: ShopSettings['closures']; today: Temporal.PlainDate };

/** A plan in the reader's words; zones are named on the server only. */
export function viewZoneMove(plan: ZonePlan, { locale, closures, today }: Reading): ZoneMoveView {
  const byKind = Map.groupBy(plan.moves, ({ kind }) => kind);
  return {
    from: zoneName(plan.from, locale),
    to: zoneName(plan.to, locale),
    rows: plan.moves.map((move) => rowOf(move, { timeZone: plan.from, locale })),
    counts: [...byKind].map(([kind, { length }]) => ({ kind, count: length })),
    holds: plan.holds,
    daysOff: closures
      .filter(({ date }) => date >= today.toString())
      .map(({ date, label }) => ({ date, label: textIn(label, locale) })),
    proof: plan.proof,
    isPossible: plan.moves.every(({ trouble }) => trouble === null),
  };
}

function rowOf(
  move: PlannedMove,
  { timeZone, locale }: { timeZone: string; locale: Locale },
): ZoneMoveRow {
  const { kind, id, name, detail, startsAt, movesTo, isDay, trouble, isRepeated } = move;
  const time = isDay ? {} : ({ hour: 'numeric', minute: '2-digit' } as const);
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const;
  const format = dateFormat(isoOf(locale), { ...day, ...time, timeZone });
  return {
    ...{ kind, name, trouble, isRepeated },
    key: `${kind}/${id}`,
    detail: detail === null ? '' : textIn(detail, locale),
    href: hrefOf(move),
    when: format.format(new Date(startsAt)),
    minutes: (Date.parse(movesTo) - Date.parse(startsAt)) / 60_000,
  };
}

/** Where it can be moved by hand. */
function hrefOf({ kind, recordId: id }: PlannedMove): string | null {
  const pages: Partial<Record<PlannedMove['kind'], string>> = {
    appointment: adminHrefs.visit({ id }),
    block: adminHrefs.timeBlock({ id }),
    publish: adminHrefs.editStory({ id }),
    unpublish: adminHrefs.editStory({ id }),
    rates: adminHrefs.rateSet({ id }),
    experiment: adminHrefs.experiment({ id }),
  };
  return pages[kind] ?? null;
}
