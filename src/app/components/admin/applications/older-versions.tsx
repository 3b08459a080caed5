import applicationStrings from '#src/app/strings/admin-applications.json' with { type: 'json' };
import { useStrings } from '#src/app/strings/use-strings.ts';
import { adminHrefs } from '../admin-hrefs.ts';
import { Panel } from '../kit/panel.tsx';
import { ShopTime } from '../kit/shop-time.tsx';
import type { Version } from './load-candidate.server.ts';
import { Answers } from './version-panels.tsx';

/** What the same person sent for the same job before. */
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
          {message !== '' && <p className="lead-note">{message}</p>}
          <Answers answers={answers} />
        </details>
      ))}
    </Panel>
  );
}
