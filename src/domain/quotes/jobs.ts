import type { HourlyJob, JobItem } from './bill.ts';
import { hasReason, type QuotedBuild } from './bill-of-build.ts';
import { kitHours } from './kit-spans.ts';
import { nothing, type Span } from './span.ts';

type Needs = { hasMonitors: boolean; needsGears: boolean };

/** Hours of one technician on a truck without rust: the shop's planning figures, November 2026. */
export function jobsOf(build: QuotedBuild, { hasMonitors, needsGears }: Needs): JobItem[] {
  const { liftKit, wheel, tire } = build;
  const isRaised = liftKit !== null;
  const hours: Partial<Record<HourlyJob, Span>> = {
    ...liftHours(build),
    beadlock: wheel?.construction === 'cast beadlock' ? beadlocks : nothing,
    tpms: hasMonitors && (wheel || tire) ? { low: 0.2, likely: 0.2, high: 0.6 } : nothing,
    alignment: isRaised || wheel ? alignmentHours(build) : nothing,
    speedometer: speedometerHours(build),
    headlamps: isRaised ? { low: 0, likely: 0.3, high: 0.3 } : nothing,
    camera: isRaised ? cameraHours(build.year) : nothing,
    trim: trimHours(build),
    're-gear': needsGears ? { low: 9, likely: 11, high: 13 } : nothing,
  };
  return Object.entries(hours).flatMap(([job, span]) =>
    span.high > 0 ? [{ job: job as HourlyJob, hours: span }] : [],
  );
}

/** Four of them at 0.7 to 1 h. */
const beadlocks: Span = { low: 2.8, likely: 4, high: 4 };

function liftHours({ liftKit, kitLine }: QuotedBuild): Partial<Record<HourlyJob, Span>> {
  if (!liftKit) return {};
  return { [liftKit.type === 'body' ? 'body-lift' : 'lift']: kitHours(liftKit, kitLine) };
}

/** A solid axle has its toe set and the wheel centred; arms have three angles a side. */
function alignmentHours({ vehicle, liftKit }: QuotedBuild): Span {
  if (vehicle.suspension.front === 'solid-axle') return { low: 0.8, likely: 1, high: 1.2 };
  if (!liftKit) return { low: 1, likely: 1.2, high: 1.5 };
  return { low: 1.2, likely: 1.5, high: 1.8 };
}

function speedometerHours({ assessment, tire }: QuotedBuild): Span {
  if (!tire) return nothing;
  if (hasReason(assessment, 'speedo.advise')) return { low: 0.3, likely: 0.4, high: 0.5 };
  return { low: 0, likely: 0, high: 0.4 };
}

/** No record says which truck has a forward camera: by the year it is never, perhaps or likely. */
function cameraHours(year: number): Span {
  if (year < 2015) return nothing;
  return { low: 0, likely: year < 2019 ? 0 : 1.5, high: 2 };
}

function trimHours({ assessment, tire }: QuotedBuild): Span {
  if (!tire) return nothing;
  if (hasReason(assessment, 'tire.trim')) return { low: 1, likely: 1.5, high: 3 };
  const isSure = assessment.verdict === 'fits' && assessment.confidence === 'high';
  return isSure ? nothing : { low: 0, likely: 0, high: 1 };
}
