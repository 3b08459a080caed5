import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; help?: string; tools?: ReactNode; children: ReactNode };

/** A section of a page with a rule and a heading. */
export function Panel({ title, help, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className="apanel" aria-labelledby={id}>
      <div className="apanel-h">
        <h2 className="d4" id={id}>
          {title}
        </h2>
        {tools && <div className="atools">{tools}</div>}
      </div>
      {help && <p className="apanel-help small muted">{help}</p>}
      {children}
    </section>
  );
}
