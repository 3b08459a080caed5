import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { ShopTime } from '#src/office/kit/shop-time.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Version } from './load-candidate.server.ts';
import { Answers } from './version-panels.tsx';
import applicationStrings from './words.json' with { type: 'json' };

/** What the same person sent earlier for the same job. */
export function OlderVersions({ versions }: { versions: readonly Version[] }) {
  const t = useStrings(applicationStrings);
  if (versions.length === 0) return null;
  return (
    <Panel title={t('older')}>
      {versions.map(({ id, sentAt, message, answers, resume }) => (
        <details key={id}>
          <summary>
            {t('sentOn')} <ShopTime at={sentAt} />
          </summary>
          {resume && (
            <p>
              <a href={adminHrefs.resume({ id })} download>
                {t('download')}: {resume.fileName}
              </a>
            </p>
          )}
          {message !== '' && <p className="record-note">{message}</p>}
          <Answers answers={answers} />
        </details>
      ))}
    </Panel>
  );
}
