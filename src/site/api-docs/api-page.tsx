import { PartStyles } from '#src/web/ui/part-styles.tsx';
import apiDocs from './api-docs.css?url';
import type { ApiView } from './api-view.server.ts';
import { CallSection } from './call-section.tsx';
import { FirstSteps } from './first-steps.tsx';
import { ProblemList } from './problem-list.tsx';

/** The API as a readable page: everything in `/api/openapi.json`, and how to start. */
export function ApiPage({ view }: { view: ApiView }) {
  return (
    <>
      <PartStyles href={apiDocs} />
      <div className="page-intro">
        <div className="page-width">
          <h1>Builds over HTTP</h1>
          <p className="lead">
            The calls that the build of this site makes, for whoever wants to make them too: start a
            build, save it, send it to the shop, share it.
          </p>
        </div>
      </div>
      <div className="datum datum--soft" />
      <div className="page-width api-docs">
        <nav className="api-docs-nav" aria-label="On this page">
          <Contents view={view} />
        </nav>
        <div className="api-docs-body">
          <FirstSteps version={view.version} />
          {view.calls.map((call) => (
            <CallSection key={call.id} call={call} />
          ))}
          <ProblemList problems={view.problems} />
        </div>
      </div>
    </>
  );
}

function Contents({ view }: { view: ApiView }) {
  return (
    <ul>
      <li>
        <a href="#begin">Before you begin</a>
      </li>
      {view.calls.map(({ id, method, path }) => (
        <li key={id}>
          <a href={`#${id}`}>
            <b>{method}</b> {path}
          </a>
        </li>
      ))}
      <li>
        <a href="#problems">Errors</a>
      </li>
    </ul>
  );
}
