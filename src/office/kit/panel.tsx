import { type ReactNode, useId } from 'react';

type PanelProps = { title: string; help?: string; tools?: ReactNode; children: ReactNode };

/** A section of a page with a rule and a heading. */
export function Panel({ title, help, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="title-4" id={id}>
          {title}
        </h2>
        {tools && <div className="toolbar">{tools}</div>}
      </div>
      {help && <p className="panel-help small muted">{help}</p>}
      {children}
    </section>
  );
}
