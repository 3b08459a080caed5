import { Link } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';

type AsideHeadProps = { title: string; lead: string; close: string; step: BuildStepName };

/** The head of a panel that temporarily replaces a step's choices, with a link back to them. */
export function AsideHead({ title, lead, close, step }: AsideHeadProps) {
  return (
    <div className="build-panel-head build-price-head">
      <div>
        <h1 className="title-2">{title}</h1>
        <p className="small muted">{lead}</p>
      </div>
      <Link
        className="button button--icon button--quiet"
        to={hrefs.build({ step })}
        aria-label={close}
        preventScrollReset
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}
