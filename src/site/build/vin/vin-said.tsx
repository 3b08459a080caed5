import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { type VehicleChoice, vehicleName } from '#src/domain/catalog/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { VinNote, VinRemark } from './vin-note.ts';
import vinStrings from './words.json' with { type: 'json' };

type VinSaidProps = {
  note: VinNote;
  choices: readonly VehicleChoice[];
  /** The vehicle that the lists show. */
  pickedId: string;
  onPick(choice: VehicleChoice): void;
};

/** What a VIN says, what it suggests, and what is left to ask. */
export function VinSaid({ note, choices, pickedId, onPick }: VinSaidProps): ReactNode {
  const t = useStrings(vinStrings);
  const records = choices.filter(({ id }) => note.vehicleIds.includes(id));
  return (
    <>
      <p>
        <Outcome note={note} records={records} />
      </p>
      {records.length > 1 && <Candidates {...{ note, records, pickedId, onPick }} />}
      {sentencesOf(note).map((sentence) => (
        <p key={sentence} className="small">
          {t(sentence, { year: note.otherYear ?? '' })}
        </p>
      ))}
      <Lists remarks={note.remarks} />
    </>
  );
}

/** In the order in which they matter. */
function sentencesOf({ remarks, otherYear }: VinNote) {
  const said = (['digit', 'replaced', 'dually', 'other-cab'] as const).filter((one) =>
    remarks.includes(one),
  );
  return [...said, ...(otherYear === null ? [] : (['otherYear'] as const))];
}

function Outcome({ note, records }: { note: VinNote; records: readonly VehicleChoice[] }) {
  const t = useStrings(vinStrings);
  const locale = useLocale();
  const { outcome, year, trim, unlisted, figures } = note;
  const [record] = records;
  const named = record ? { ...record, year: year ?? record.yearTo } : unlisted;
  const vehicle = named ? vehicleName(named, named.year, locale) : '';
  if (outcome === 'found' && trim !== null) return <b>{t('found.trim', { vehicle, trim })}</b>;
  if (outcome === 'choose' && records.length === 1) return <b>{t('choose.one', { vehicle })}</b>;
  if (outcome !== 'unlisted') return <b>{t(outcome, { vehicle, figures })}</b>;
  return (
    <>
      <b>{t('unlisted', { vehicle })}</b>{' '}
      <Link className="link" to={hrefs.contact({ truck: vehicle })}>
        {t('unlisted.ask')}
      </Link>
    </>
  );
}

type CandidatesProps = Omit<VinSaidProps, 'choices'> & {
  records: readonly VehicleChoice[];
};

/** Links, so that they work without scripts; with them, the lists below change at once. */
function Candidates({ note, records, pickedId, onPick }: CandidatesProps) {
  const locale = useLocale();
  return (
    <ul className="cluster">
      {records.map((choice) => {
        const year = note.year ?? choice.yearTo;
        return (
          <li key={choice.id}>
            <Link
              className={choice.id === pickedId ? 'chip is-on' : 'chip'}
              aria-current={choice.id === pickedId}
              to={hrefs.build({ step: 'vehicle', vehicle: choice.id, year: String(year) })}
              onClick={(event) => {
                event.preventDefault();
                onPick(choice);
              }}
            >
              {vehicleName(choice, year, locale)}
            </Link>
          </li>
        );
      })}
    </ul>
  );
}

function Lists({ remarks }: { remarks: readonly VinRemark[] }) {
  const t = useStrings(vinStrings);
  const textOf = (start: string) =>
    remarks
      .filter((one) => one.startsWith(start))
      .map((one) => t(one))
      .join(', ');
  const hints = [textOf('cab-'), textOf('drive-')].filter((text) => text !== '').join(', ');
  const left = textOf('ask-');
  return (
    <>
      {hints !== '' && <p className="small">{t('hint', { list: hints })}</p>}
      {left !== '' && <p className="small">{t('left', { list: left })}</p>}
    </>
  );
}
