import { type ReactNode, useId } from 'react';

type PanelProps = {
  title: string;
  /** How many there are, as a plain figure behind the title. */
  count?: number;
  help?: string;
  tools?: ReactNode;
  children: ReactNode;
};

/** A section of a page with a rule and a heading. */
export function Panel({ title, count, help, tools, children }: PanelProps) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <div className="panel-head">
        <h2 className="title-4" id={id}>
          {title}
          {count !== undefined && <span className="panel-count"> {count}</span>}
        </h2>
        {tools && <div className="toolbar">{tools}</div>}
      </div>
      {help && <p className="panel-help small muted">{help}</p>}
      {children}
    </section>
  );
}
