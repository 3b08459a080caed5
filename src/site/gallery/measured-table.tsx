import { useStrings } from '#src/web/words/use-strings.ts';
import type { BuildPageData } from './build-page-data.ts';
import galleryStrings from './words.json' with { type: 'json' };

/** Computed values next to measured ones. */
export function MeasuredTable({ build: { measured, finished } }: { build: BuildPageData }) {
  const t = useStrings(galleryStrings);
  return (
    <section>
      <h2 className="title-3">{t('said.title')}</h2>
      <p className="muted">{finished}</p>
      <table className="table finished-build-measured">
        <thead>
          <tr>
            <th scope="col">{t('said.measure')}</th>
            <th scope="col">{t('said.computed')}</th>
            <th scope="col">{t('said.measured')}</th>
            <th scope="col">{t('said.off')}</th>
          </tr>
        </thead>
        <tbody>
          {measured.map(({ label, computed, measured: taped, off }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{computed}</td>
              <td>{taped}</td>
              <td>{off}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
