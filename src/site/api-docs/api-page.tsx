import type { ReactNode } from 'react';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import apiDocs from './api-docs.css?url';
import type { ApiView } from './api-view.server.ts';
import { CallSection } from './call-section.tsx';
import { ProblemList } from './problem-list.tsx';

type ApiPageProps = {
  view: ApiView;
  title: string;
  lead: string;
  /** How to start. */
  children: ReactNode;
};

/** Calls of the API as a readable page: what `/api/openapi.json` says of them, and how to start. */
export function ApiPage({ view, title, lead, children }: ApiPageProps) {
  return (
    <>
      <PartStyles href={apiDocs} />
      <div className="page-intro">
        <div className="page-width">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
        </div>
      </div>
      <div className="datum datum--soft" />
      <div className="page-width api-docs">
        <nav className="api-docs-nav" aria-label="On this page">
          <Contents view={view} />
        </nav>
        <div className="api-docs-body">
          {children}
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
