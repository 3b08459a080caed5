import type {
  ApiDocument,
  ApiOperation,
  ApiParameter,
  DescribedProblem,
} from '#src/lib/api-document.ts';
import { type FieldRow, fieldRows, typeOf } from './field-rows.server.ts';

export type CallView = {
  id: string;
  method: string;
  path: string;
  summary: string;
  description: string;
  /** What a request needs, in words. */
  needs: string[];
  parameters: FieldRow[];
  body: FieldRow[];
  answer: { status: string; text: string; fields: FieldRow[] };
  refusals: { status: string; text: string; code: string }[];
  limit: string;
  curl: string;
};

export type ApiView = { version: string; calls: CallView[]; problems: DescribedProblem[] };

/** The calls with a tag as their page shows them: flattened, one list after the other. */
export function viewApi(document: ApiDocument, tag: 'Builds' | 'Catalog'): ApiView {
  const problems = document['x-problems'];
  const calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => viewCall({ path, method, operation, problems })),
  );
  return { version: document.openapi, calls, problems };
}

type DescribedCall = {
  path: string;
  method: string;
  operation: ApiOperation;
  problems: DescribedProblem[];
};

function viewCall({ path, method, operation, problems }: DescribedCall): CallView {
  const { operationId: id, summary, description, parameters = [], responses } = operation;
  const [status = '', answer] = Object.entries(responses)[0] ?? [];
  const refusals = Object.entries(responses).filter(([code]) => /^[45]/.test(code));
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary,
    description,
    needs: needsOf(operation),
    parameters: parameters.map(toParameterRow),
    body: fieldRows(operation.requestBody?.content['application/json']?.schema),
    answer: {
      status,
      text: answer?.description ?? '',
      fields: fieldRows(answer?.content?.['application/json']?.schema),
    },
    refusals: refusals.map(([code, said]) => ({
      status: code,
      text: said.description,
      code: problems.find((kind) => String(kind.status) === code)?.code ?? '',
    })),
    limit: answer?.headers?.RateLimit?.description ?? '',
    curl: operation['x-codeSamples'][0]?.source ?? '',
  };
}

function needsOf({ security = [] }: ApiOperation): string[] {
  const words: Record<string, string> = {
    token: 'the header X-XSRF-TOKEN with its cookies',
    build: 'the cookie of this build',
    'goods-read': 'a key that reads or changes the catalog',
    'goods-write': 'a key that changes the catalog',
  };
  return security.flatMap((needed) =>
    Object.entries(needed).map(([name, [least = name]]) => words[least] ?? least),
  );
}

function toParameterRow({
  name,
  in: place,
  required,
  description,
  schema,
}: ApiParameter): FieldRow {
  return { name, type: typeOf(schema), required, text: `${description ?? ''} In the ${place}.` };
}
