import { Link } from 'react-router';
import type { BuildStepName } from '#src/domain/builds/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';

type AsideHeadProps = { title: string; lead: string; close: string; step: BuildStepName };

/** The head of a panel that temporarily replaces a step's choices, with a link back to them. */
export function AsideHead({ title, lead, close, step }: AsideHeadProps) {
  return (
    <div className="panel-h price-h">
      <div>
        <h1 className="d2">{title}</h1>
        <p className="small muted">{lead}</p>
      </div>
      <Link
        className="btn btn--icon btn--quiet"
        to={hrefs.build({ step })}
        aria-label={close}
        preventScrollReset
      >
        <Icon name="close" />
      </Link>
    </div>
  );
}
