import type { ReactNode } from 'react';
import { useTabTitle } from './waiting-count.ts';

type PageHeadProps = {
  title: string;
  /** One plain sentence: what this page is for. */
  lead?: string;
  /** The main actions: buttons and links on the right, below on a phone. */
  children?: ReactNode;
};

/** The start of every page of the back office; also the document's title. */
export function PageHead({ title, lead, children }: PageHeadProps) {
  const tabTitle = useTabTitle(title);
  return (
    <div className="page-head">
      <title>{tabTitle}</title>
      <div>
        <h1 className="title-2">{title}</h1>
        {lead && <p className="muted">{lead}</p>}
      </div>
      {children && <div className="toolbar">{children}</div>}
    </div>
  );
}
