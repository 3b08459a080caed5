import type { ReactNode } from 'react';
import { type Crumb, PageCrumbs } from './page-crumbs.tsx';
import type { Walk } from './page-walk.tsx';
import { SettingsSide } from './settings-side.tsx';
import { useTabTitle } from './waiting-count.ts';

type PageHeadProps = {
  title: string;
  /** Of which truck or job: in second weight behind the title. */
  second?: string | undefined;
  /** One plain sentence: what this page is for. */
  lead?: string | undefined;
  /** Where one came from, if it is not the page of the navigation that this one is below. */
  back?: Crumb | undefined;
  /** The way along the list that this page is of. */
  walk?: Walk | undefined;
  /** The main actions: buttons and links on the right, below on a phone. One of them is the ember one. */
  children?: ReactNode;
};

/** The start of every page of the back office; also the document's title. */
export function PageHead({ title, second, lead, back, walk, children }: PageHeadProps) {
  const tabTitle = useTabTitle(title);
  return (
    <>
      <div className="page-head">
        <title>{tabTitle}</title>
        <PageCrumbs back={back} walk={walk} />
        <div className="page-head-row">
          <div className="page-head-title">
            <h1>
              {title} {second && <small>{second}</small>}
            </h1>
            {lead && <p className="muted">{lead}</p>}
          </div>
          {children && <div className="toolbar">{children}</div>}
        </div>
        <div className="datum" />
      </div>
      <SettingsSide />
    </>
  );
}
