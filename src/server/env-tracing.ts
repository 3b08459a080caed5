import { z } from 'zod';
import { about, oneOfWords, optional } from './env-kinds.ts';

const collector = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as http://127.0.0.1:4318',
});

const share = 'must be a number from 0 to 1';

/** The standard variables of OpenTelemetry that this program knows; its exporter reads others by itself. */
export const tracing = {
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(collector).meta(
    about(
      'A collector that traces are sent to, as OTLP over HTTP (protobuf): `http://127.0.0.1:4318`, to which `/v1/traces` is added.',
      'none; no traces',
    ),
  ),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: optional(collector).meta(
    about('The same as a whole address, instead of the one above.', 'none'),
  ),
  OTEL_EXPORTER_OTLP_HEADERS: optional(z.string()).meta(
    about('Headers that the collector wants, such as `authorization=Bearer%20…`.', 'none'),
  ),
  OTEL_SERVICE_NAME: optional(z.string()).meta(
    about('What the site is called in traces.', '`ironwood`'),
  ),
  OTEL_TRACES_SAMPLER: optional(
    oneOfWords([
      ...(['parentbased_always_on', 'parentbased_always_off'] as const),
      ...(['parentbased_traceidratio', 'always_on', 'always_off', 'traceidratio'] as const),
    ]),
  )
    .default('parentbased_always_on')
    .meta(
      about(
        'Which traces are sent: `always_on`, `always_off` or `traceidratio`, each also with `parentbased_`, which follows a trusted proxy’s choice.',
      ),
    ),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number(share).min(0, share).max(1, share))
    .default(1)
    .meta(about('The share that `traceidratio` sends, such as `0.05`.')),
};
