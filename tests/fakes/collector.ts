import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export type SentSpan = {
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentId: string;
  name: string;
  attributes: Record<string, string | number>;
  isError: boolean;
};

/** A collector of traces: takes OTLP over HTTP as protobuf, and keeps what was sent. */
export async function openCollector({ answers = true } = {}) {
  const bodies: Buffer[] = [];
  const server = createServer(async (request, response) => {
    const body = await buffer(request);
    if (request.url === '/v1/traces') bodies.push(body);
    if (answers) response.writeHead(200, { 'Content-Type': 'application/x-protobuf' }).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** All that was sent, as it came. */
    bytes: () => Buffer.concat(bodies),
    spans: () => bodies.flatMap(readSpans),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** The spans of an ExportTraceServiceRequest; the numbers are those of opentelemetry-proto. */
function readSpans(body: Buffer): SentSpan[] {
  const resources = messages(body, 1);
  const scopes = resources.flatMap((resource) => messages(resource, 2));
  return scopes.flatMap((scope) => messages(scope, 2)).map(readSpan);
}

function readSpan(span: Buffer): SentSpan {
  const hex = (field: number) => messages(span, field)[0]?.toString('hex') ?? '';
  const pairs = messages(span, 9).map((pair) => {
    const [value] = fieldsOf(messages(pair, 2)[0] ?? Buffer.alloc(0));
    const shown = Buffer.isBuffer(value?.value) ? value.value.toString() : Number(value?.value);
    return [messages(pair, 1)[0]?.toString() ?? '', shown] as const;
  });
  const [status] = messages(span, 15);
  return {
    traceId: hex(1),
    spanId: hex(2),
    parentId: hex(4),
    name: messages(span, 5)[0]?.toString() ?? '',
    attributes: Object.fromEntries(pairs),
    isError:
      status !== undefined &&
      fieldsOf(status).some(({ field, value }) => field === 3 && value === 2n),
  };
}

type Field = { field: number; value: Buffer | bigint };

function messages(body: Buffer, wanted: number): Buffer[] {
  return fieldsOf(body).flatMap(({ field, value }) =>
    field === wanted && Buffer.isBuffer(value) ? [value] : [],
  );
}

/** The fields of a protobuf message: numbers, or the bytes of texts and messages. */
function fieldsOf(body: Buffer): Field[] {
  const fields: Field[] = [];
  let at = 0;
  const take = (length: number) => {
    at += length;
    return body.subarray(at - length, at);
  };
  const number = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const [byte = 0] = take(1);
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
  };
  while (at < body.length) {
    const key = Number(number());
    const kind = key & 7;
    if (kind === 0) fields.push({ field: key >> 3, value: number() });
    else
      fields.push({
        field: key >> 3,
        value: take(kind === 1 ? 8 : kind === 5 ? 4 : Number(number())),
      });
  }
  return fields;
}
