export type JsonSchema = { readonly [key: string]: unknown } & {
  type?: string;
  description?: string;
  properties?: Readonly<Record<string, JsonSchema>>;
  required?: readonly string[];
  items?: JsonSchema;
  anyOf?: readonly JsonSchema[];
};

export type ApiParameter = {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  description?: string;
  schema: JsonSchema;
};

export type ApiResponse = {
  description: string;
  headers?: Record<string, { description: string; schema: JsonSchema }>;
  content?: Record<string, { schema: JsonSchema }>;
};

export type ApiOperation = {
  operationId: string;
  tags: string[];
  summary: string;
  description: string;
  security?: Record<string, string[]>[];
  parameters?: ApiParameter[];
  requestBody?: {
    required: true;
    content: Record<string, { schema: JsonSchema; example?: unknown }>;
  };
  responses: Record<string, ApiResponse>;
  'x-codeSamples': { lang: 'Shell'; label: 'curl'; source: string }[];
};

/** One kind of error that a caller can get. */
export type DescribedProblem = { code: string; status: number; title: string; text: string };

/** An OpenAPI 3.1 document. */
export type ApiDocument = {
  openapi: '3.1.1';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  /** Path, then method, then operation. */
  paths: Record<string, Record<string, ApiOperation>>;
  'x-problems': DescribedProblem[];
  components: {
    schemas: Record<string, JsonSchema>;
    securitySchemes: Record<
      string,
      | { type: 'apiKey'; in: 'header' | 'cookie'; name: string; description: string }
      | { type: 'http'; scheme: 'bearer'; description: string }
    >;
  };
};
