import type { LetterData } from '#src/domain/mail/index.ts';
import { formatDate } from '#src/web/words/format-date.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type LetterProps<Data> = { data: Data; setting: LetterSetting };

/** To the applicant: we have it, who reads it, and the link to its status page. */
export function ApplicationReceived({
  data,
  setting,
}: LetterProps<LetterData<'application-received'>>) {
  const t = letterWords(setting.locale);
  const { name, job, fileName, statusUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('applied.preview')} title={t('applied.title', { name })}>
      <Paragraph>{t('applied.text', { job })}</Paragraph>
      {fileName && <Paragraph>{t('applied.file', { fileName })}</Paragraph>}
      <Paragraph>{t('applied.status')}</Paragraph>
      <LetterButton href={statusUrl}>{t('applied.button')}</LetterButton>
    </LetterFrame>
  );
}

/** To the shop: who applied for which job. Details are in the back office, behind the sign-in. */
export function ApplicationArrived({
  data,
  setting,
}: LetterProps<LetterData<'application-arrived'>>) {
  const t = letterWords(setting.locale);
  const { name, job, fileName, isAgain, applicationUrl } = data;
  return (
    <LetterFrame
      {...setting}
      preview={t('applicant.preview')}
      title={t('applicant.title', { name })}
    >
      <Paragraph>{t(isAgain ? 'applicant.again' : 'applicant.text', { name, job })}</Paragraph>
      <Paragraph>{fileName ? t('applicant.file', { fileName }) : t('applicant.noFile')}</Paragraph>
      <LetterButton href={applicationUrl}>{t('applicant.button')}</LetterButton>
    </LetterFrame>
  );
}

/** To a candidate: the new stage, with the shop's own message if it wrote one. */
export function ApplicationStage({ data, setting }: LetterProps<LetterData<'application-stage'>>) {
  const { locale } = setting;
  const t = letterWords(locale);
  const { name, job, stage, words, deleteOn, statusUrl } = data;
  const title = t(`stage.subject.${stage}`, { job });
  return (
    <LetterFrame {...setting} preview={title} title={title}>
      <Paragraph>{t(`stage.text.${stage}`, { name, job })}</Paragraph>
      {paragraphsOf(words).map((paragraph) => (
        <Paragraph key={paragraph}>{paragraph}</Paragraph>
      ))}
      {stage === 'closed' && (
        <Paragraph>{t('stage.kept', { date: formatDate(deleteOn, { locale }) })}</Paragraph>
      )}
      <LetterButton href={statusUrl}>{t('applied.button')}</LetterButton>
    </LetterFrame>
  );
}

function paragraphsOf(words: string): string[] {
  return words.split(/\n+/).filter((line) => line.trim() !== '');
}
