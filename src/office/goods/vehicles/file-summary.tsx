import { Form } from 'react-router';
import type { VehicleFileView } from '#src/domain/goods/index.server.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useFigure } from '../use-figure.ts';
import { useVehicleWords } from './use-vehicle-words.ts';

type FileSummaryProps = Pick<VehicleFileView, 'counts'> & {
  notes: readonly string[];
  /** The id of the form that applies the file. */
  form: string;
};

/** How many vehicles a file changes, adds and leaves out, and the button that applies it. */
export function FileSummary({ counts, notes, form }: FileSummaryProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const { added, changed, same, refused } = counts;
  const fates = [
    { fate: 'changed', count: changed },
    { fate: 'added', count: added },
    { fate: 'unchanged', count: same },
    { fate: 'refused', count: refused },
  ] as const;
  return (
    <Panel title={t('file.does')} tools={<ApplyForm counts={counts} form={form} />}>
      <ul className="goods-fates">
        {fates.map(
          ({ fate, count }) =>
            (count > 0 || fate === 'changed') && (
              <li key={fate} className="goods-fate" data-fate={fate}>
                <strong>{figure(count)}</strong> {t(`file.${fate}`, { n: count })}
              </li>
            ),
        )}
      </ul>
      {added + changed + refused === 0 && <p>{t('file.nothing')}</p>}
      {notes.map((note) => (
        <p key={note} className="small muted">
          {note}
        </p>
      ))}
    </Panel>
  );
}

function ApplyForm({ counts, form }: Pick<FileSummaryProps, 'counts' | 'form'>) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const work = counts.added + counts.changed;
  if (work === 0) return null;
  return (
    <Form method="post" id={form} preventScrollReset>
      <input type="hidden" name="intent" value="apply" />
      {counts.refused > 0 && <input type="hidden" name="good" value="on" />}
      <button type="submit" className="button">
        {t(counts.refused > 0 ? 'file.apply.good' : 'file.apply', {
          count: figure(work),
          n: work,
        })}
      </button>
    </Form>
  );
}
