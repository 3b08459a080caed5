import { Form } from 'react-router';
import { adminHrefs } from '#src/office/kit/admin-hrefs.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { Icon } from '#src/web/ui/icon.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { CandidateAnswer } from './candidate-answer.ts';
import type { Version } from './load-candidate.server.ts';
import applicationStrings from './words.json' with { type: 'json' };

type ResumePanelProps = {
  /** Id of its application. */
  id: string;
  resume: Version['resume'];
  answer: CandidateAnswer | undefined;
};

/** The resume: its details, a download, and its text. */
export function ResumePanel({ id, resume, answer }: ResumePanelProps) {
  const t = useStrings(applicationStrings);
  if (!resume) {
    return (
      <Panel title={t('resume')}>
        <p className="small muted">{t('resume.none')}</p>
      </Panel>
    );
  }
  const { fileName, bytes, scan, warnings } = resume;
  return (
    <Panel title={t('resume')} help={t('resume.audited')}>
      <p className="record-note">
        <b>{fileName}</b>{' '}
        <span className="small muted">
          {t('resume.size', { size: Math.max(1, Math.round(bytes / 1024)) })}
        </span>
      </p>
      <p className={scan === 'waiting' || scan === 'infected' ? 'note' : 'small muted'}>
        {t(`scan.${scan}`)}
      </p>
      {warnings.map((warning) => (
        <p key={warning} className="note">
          {isWarning(warning) ? t(`warning.${warning}`) : warning}
        </p>
      ))}
      {scan !== 'waiting' && scan !== 'infected' && <WaysToOpen id={id} />}
      <Preview text={answer?.preview} />
    </Panel>
  );
}

function WaysToOpen({ id }: { id: string }) {
  const t = useStrings(applicationStrings);
  return (
    <div className="cluster">
      <a className="button button--outline" href={adminHrefs.resume({ id })} download>
        <Icon name="arrow" /> {t('download')}
      </a>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="intent" value="preview" />
        <input type="hidden" name="application" value={id} />
        <button type="submit" className="button button--outline">
          {t('preview')}
        </button>
      </Form>
    </div>
  );
}

type Warning = 'script' | 'launch' | 'attachment';

function isWarning(warning: string): warning is Warning {
  return Object.hasOwn(applicationStrings, `warning.${warning}`);
}

function Preview({ text }: { text: string | null | undefined }) {
  const t = useStrings(applicationStrings);
  if (text === undefined) return null;
  if (text === null) return <p className="note">{t('preview.none')}</p>;
  return (
    <section className="applications-preview" aria-label={t('preview.title')}>
      {text === '' ? t('preview.empty') : text}
    </section>
  );
}
