import { Link } from 'react-router';
import type { VehicleFileView } from '#src/domain/goods/index.server.ts';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { type Answer, issueOf } from '#src/office/kit/answer.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { describedBy, FieldError } from '#src/web/forms/field.tsx';
import { useFigure } from '../use-figure.ts';
import { FlipLines } from './flip-lines.tsx';
import { useVehicleWords } from './use-vehicle-words.ts';
import { yearsText } from './years-text.ts';

/** Beyond that nobody reads on; those that lose the most come first. */
const mostShown = 40;

type FileFlipsProps = Pick<VehicleFileView, 'flips' | 'loss' | 'counts'> & {
  form: string;
  answer: Answer<string> | undefined;
};

/** The verdicts that a file would change, by vehicle; what stops fitting must be accepted. */
export function FileFlips({ flips, loss, counts, form, answer }: FileFlipsProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  if (counts.added + counts.changed === 0) return null;
  const more = flips.length - mostShown;
  return (
    <Panel title={t('file.flips')} help={t('file.flips.help')}>
      <section className={loss ? 'goods-flips is-worse' : 'goods-flips'}>
        {flips.length === 0 && <p>{t('flips.none')}</p>}
        {loss && <FileLoss flips={flips} loss={loss} form={form} answer={answer} />}
      </section>
      <ul className="vehicles-file-flips">
        {flips.slice(0, mostShown).map(({ id, name, years, flips: some }) => (
          <li key={id}>
            <Link to={adminHrefs.vehicle({ id })}>
              {name} {yearsText(years, t('now'))}
            </Link>
            <FlipLines flips={some} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="small muted">{t('file.flips.more', { count: figure(more), n: more })}</p>
      )}
    </Panel>
  );
}

type FileLossProps = Pick<FileFlipsProps, 'flips' | 'form' | 'answer'> & {
  loss: NonNullable<VehicleFileView['loss']>;
};

function FileLoss({ flips, loss, form, answer }: FileLossProps) {
  const { t } = useVehicleWords();
  const figure = useFigure();
  const counted = { count: figure(loss.parts), n: loss.parts };
  const errors = issueOf(answer, 'accepted');
  const vehicles = flips.filter(({ lost }) => lost > 0).length;
  return (
    <>
      <h3 className="title-4">
        {t('file.flips.lost', { ...counted, vehicles: figure(vehicles), m: vehicles })}
      </h3>
      <label className="switch">
        <input
          id="accepted"
          type="checkbox"
          name="accepted"
          value={loss.stamp}
          form={form}
          aria-invalid={errors && true}
          aria-describedby={describedBy('accepted', { errors })}
        />
        {t('file.accept', counted)}
      </label>
      <FieldError id="accepted-error" errors={errors} />
    </>
  );
}
