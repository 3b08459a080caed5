import type { CallView } from './api-view.server.ts';
import { CodeText } from './code-text.tsx';
import { AnswerFields, RequestFields } from './field-table.tsx';

/** One call: its purpose, input, output, and a shell command that makes it. */
export function CallSection({ call }: { call: CallView }) {
  const { id, method, path, summary, description, needs, limit, curl } = call;
  return (
    <section className="api-docs-part" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{summary}</h2>
      <p className="api-docs-address">
        <b>{method}</b> <code>{path}</code>
      </p>
      <p>
        <CodeText text={description} />
      </p>
      {needs.length > 0 && <p>Needs {needs.join(' and ')}.</p>}
      <pre>
        <code>{curl}</code>
      </pre>
      <RequestFields caption="Parameters" rows={call.parameters} />
      <RequestFields caption="Body" rows={call.body} />
      <Answers call={call} />
      <AnswerFields caption={`Body of ${call.answer.status}`} rows={call.answer.fields} />
      <p className="muted small">At most {limit}</p>
    </section>
  );
}

function Answers({ call: { answer, refusals } }: { call: CallView }) {
  return (
    <dl className="api-docs-answers">
      <div>
        <dt>{answer.status}</dt>
        <dd>
          <CodeText text={answer.text} />
        </dd>
      </div>
      {refusals.map(({ status, text, code }) => (
        <div key={status}>
          <dt>
            <a href={`#problem-${code}`}>{status}</a>
          </dt>
          <dd>
            <CodeText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
