import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { OneBlok } from '#src/site/stories/shown-bloks.tsx';
import type { ColumnsBlok } from './schema.ts';

/** Side by side if there is room, at most four; stacked on a phone. */
export function Columns({ blok }: BlokProps<ColumnsBlok>) {
  if (blok.columns.length === 0) return null;
  return (
    <section className="section">
      <div className={`page-width columns columns--${Math.min(4, blok.columns.length)}`}>
        {blok.columns.map((column) => (
          <div key={column._uid}>
            <OneBlok blok={column} />
          </div>
        ))}
      </div>
    </section>
  );
}
