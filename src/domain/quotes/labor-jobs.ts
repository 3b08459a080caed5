import type { JobHours } from '#src/domain/rates/index.ts';
import type { HourlyJob, JobItem } from './bill.ts';
import { kitHours } from './kit-spans.ts';
import { hasReason, type QuotedBuild } from './quoted-build.ts';
import { mapSpan, nothing, type Span } from './span.ts';

type Needs = { hasMonitors: boolean; needsGears: boolean; hours: JobHours };

/** The work of a build, in hours of one technician on a truck without rust. */
export function jobsOf(build: QuotedBuild, needs: Needs): JobItem[] {
  const { liftKit, wheel, tire } = build;
  const { hours } = needs;
  const isRaised = liftKit !== null;
  const needed: Partial<Record<HourlyJob, Span>> = {
    ...liftHours(build),
    beadlock: wheel?.construction === 'cast beadlock' ? four(hours.beadlockEach) : nothing,
    tpms: needs.hasMonitors && (wheel || tire) ? hours.tpms : nothing,
    alignment: isRaised || wheel ? alignmentHours(build, hours) : nothing,
    speedometer: speedometerHours(build, hours),
    headlamps: isRaised ? hours.headlamps : nothing,
    camera: isRaised ? cameraHours(build.year, hours) : nothing,
    trim: trimHours(build, hours),
    're-gear': needs.needsGears ? hours.reGear : nothing,
  };
  return Object.entries(needed).flatMap(([job, span]) =>
    span.high > 0 ? [{ job: job as HourlyJob, hours: span }] : [],
  );
}

function four(each: Span): Span {
  return mapSpan((level) => Number((4 * each[level]).toFixed(2)));
}

function liftHours({ liftKit }: QuotedBuild): Partial<Record<HourlyJob, Span>> {
  if (!liftKit) return {};
  return { [liftKit.type === 'body' ? 'body-lift' : 'lift']: kitHours(liftKit) };
}

/** For a solid axle, toe and steering wheel are set; control arms have three angles per side. */
function alignmentHours({ vehicle, liftKit }: QuotedBuild, hours: JobHours): Span {
  if (vehicle.suspension.front === 'solid-axle') return hours.alignmentSolidAxle;
  return liftKit ? hours.alignmentLifted : hours.alignmentWheels;
}

function speedometerHours({ assessment, tire }: QuotedBuild, hours: JobHours): Span {
  if (!tire) return nothing;
  if (hasReason(assessment, 'speedo.advise')) return hours.speedometer;
  return { low: 0, likely: 0, high: hours.speedometer.likely };
}

/** Records do not say which trucks have a forward camera: by model year it is never, perhaps or likely. */
function cameraHours(year: number, { camera }: JobHours): Span {
  if (year < 2015) return nothing;
  return year < 2019 ? { low: 0, likely: 0, high: camera.high } : camera;
}

function trimHours({ assessment, tire }: QuotedBuild, { trim }: JobHours): Span {
  if (!tire) return nothing;
  if (hasReason(assessment, 'tire.trim') || hasReason(assessment, 'tire.cut')) return trim;
  const isSure = assessment.verdict === 'fits' && assessment.confidence === 'high';
  return isSure ? nothing : { low: 0, likely: 0, high: trim.low };
}
