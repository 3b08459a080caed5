import type { StoredAnswer } from '#src/domain/careers/index.ts';
import { textIn } from '#src/lib/translated.ts';
import { Panel } from '#src/office/kit/panel.tsx';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import type { CandidateAnswer } from './candidate-answer.ts';
import type { Version } from './load-candidate.server.ts';
import { ResumePanel } from './resume-panel.tsx';
import applicationStrings from './words.json' with { type: 'json' };

type VersionPanelsProps = { version: Version; answer: CandidateAnswer | undefined };

/** What came with the latest application: the file, and each question with its answer. */
export function VersionPanels({ version, answer }: VersionPanelsProps) {
  const t = useStrings(applicationStrings);
  return (
    <>
      <ResumePanel id={version.id} resume={version.resume} answer={answer} />
      <Panel title={t('answers')}>
        <Answers answers={version.answers} />
      </Panel>
    </>
  );
}

/** In the words in which they were asked, even if the job has other questions by now. */
export function Answers({ answers }: { answers: readonly StoredAnswer[] }) {
  const t = useStrings(applicationStrings);
  const locale = useLocale();
  if (answers.length === 0) return <p className="small muted">{t('answers.none')}</p>;
  return (
    <dl className="applications-answers">
      {answers.map(({ id, question, answer }) => (
        <div key={id}>
          <dt>{textIn(question, locale)}</dt>
          <dd>
            {typeof answer === 'boolean' && t(answer ? 'yes' : 'no')}
            {typeof answer === 'string' && answer}
            {Array.isArray(answer) && answer.map((option) => textIn(option, locale)).join(', ')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
