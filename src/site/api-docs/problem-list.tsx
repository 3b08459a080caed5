import type { ApiView } from './api-view.server.ts';
import { CodeText } from './code-text.tsx';

const example = `{
  "type": "/api/docs#problem-invalid",
  "title": "Not valid",
  "status": 422,
  "detail": "The request is not valid",
  "instance": "urn:uuid:5f0c0b9e-3c0c-4f6e-8d0b-2b8f0f4c1d77",
  "errors": [{ "path": "meta.wheels.sku", "message": "This is not valid" }]
}`;

/** Every kind of error, with the anchor that its `type` links to. */
export function ProblemList({ problems }: Pick<ApiView, 'problems'>) {
  return (
    <section className="api-docs-part" id="problems" aria-labelledby="problems-title">
      <h2 id="problems-title">Errors</h2>
      <p>
        Every refusal is an <code>application/problem+json</code> document (RFC 9457). Its{' '}
        <code>type</code> leads here.
      </p>
      <pre>
        <code>{example}</code>
      </pre>
      <dl className="api-docs-answers">
        {problems.map(({ code, status, title, text }) => (
          <div key={code} id={`problem-${code}`}>
            <dt>{status}</dt>
            <dd>
              <b>{title}.</b> <CodeText text={text} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
