import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { Env } from '../env.ts';

type Wanted = Pick<Env, `OTEL_TRACES_SAMPLER${'' | '_ARG'}`>;

/** Which traces are sent: `OTEL_TRACES_SAMPLER`, as OpenTelemetry defines its values. */
export function createSampler({
  OTEL_TRACES_SAMPLER: wanted,
  OTEL_TRACES_SAMPLER_ARG: share,
}: Wanted): Sampler {
  const [, parent, kind] = /^(parentbased_)?(.+)$/.exec(wanted) ?? [];
  const root = rootSampler(kind, share);
  return parent ? new ParentBasedSampler({ root }) : root;
}

function rootSampler(kind: string | undefined, share: number): Sampler {
  if (kind === 'always_off') return new AlwaysOffSampler();
  return kind === 'traceidratio' ? new TraceIdRatioBasedSampler(share) : new AlwaysOnSampler();
}
