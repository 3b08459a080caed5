import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { dayText, useSnapshotWords } from '#src/site/build/index.ts';
import type { DeviceSnapshot } from '#src/site/kit/device-snapshots.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { useLocalHref } from '#src/web/words/use-strings.ts';
import { compareQuery, mostBuilds } from './compare-address.ts';
import type { BuildComparison } from './load-compare.server.ts';

const problems = {
  'no-link': 'compareNoLink',
  gone: 'compareGone',
  full: 'compareFull',
} as const;

/** More builds for the comparison: one's own, those this device knows, and any by its link. */
export function AddBuild({ comparison }: { comparison: BuildComparison }) {
  const { s } = useSnapshotWords();
  const { builds, canAddMine, problem } = comparison;
  const keys = builds.map(({ key }) => key);
  if (keys.length >= mostBuilds) {
    return (
      <p className={problem ? 'field-error' : 'muted small'} role={problem ? 'alert' : undefined}>
        {s('compareFull')}
      </p>
    );
  }
  return (
    <section className="build-compare-add stack" aria-label={s('compareAdd')}>
      {canAddMine && keys.length > 0 && (
        <Link
          className="button button--outline"
          to={hrefs.buildCompare(compareQuery(['mine', ...keys]))}
        >
          <Icon name="plus" /> {s('compareAddMine')}
        </Link>
      )}
      <DeviceList keys={keys} />
      <AddByLink keys={keys} problem={problem} />
    </section>
  );
}

type AddByLinkProps = { keys: readonly string[]; problem: BuildComparison['problem'] };

function AddByLink({ keys, problem }: AddByLinkProps) {
  const { s } = useSnapshotWords();
  const local = useLocalHref();
  const { b } = compareQuery(keys);
  return (
    <form
      className={problem ? 'field is-error' : 'field'}
      method="get"
      action={local(hrefs.buildCompare())}
    >
      {b && <input type="hidden" name="b" value={b} />}
      <label className="field-label" htmlFor="compare-add">
        {s('compareAddLink')}
      </label>
      <div className="share-link-row">
        <input
          id="compare-add"
          className="input"
          type="text"
          name="add"
          inputMode="url"
          autoComplete="off"
          required
          defaultValue={problem?.typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? 'compare-add-problem' : undefined}
        />
        <button type="submit" className="button button--outline">
          {s('compareAdd')}
        </button>
      </div>
      {problem && (
        <p className="field-error" id="compare-add-problem" role="alert">
          {s(problems[problem.kind])}
        </p>
      )}
    </form>
  );
}

/** Only the device knows these, so they appear after hydration. */
function DeviceList({ keys }: { keys: readonly string[] }) {
  const { s, locale } = useSnapshotWords();
  const others = useDeviceSnapshots().filter(({ id }) => !keys.includes(id));
  if (others.length === 0) return null;
  return (
    <div>
      <p className="field-label">{s('compareDevice')}</p>
      <ul className="build-compare-known">
        {others.map(({ id, name, takenOn }) => (
          <li key={id}>
            <Link
              className="chip"
              to={hrefs.buildCompare(compareQuery([...keys, id]))}
              preventScrollReset
            >
              <Icon name="plus" /> {name}, {dayText(takenOn, locale)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function useDeviceSnapshots(): DeviceSnapshot[] {
  const [known, setKnown] = useState<DeviceSnapshot[]>([]);
  useEffect(() => {
    void import('#src/site/kit/device-snapshots.ts').then(({ readDeviceSnapshots }) =>
      setKnown(readDeviceSnapshots()),
    );
  }, []);
  return known;
}
