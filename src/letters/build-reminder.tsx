import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
  QuietLink,
} from './letter-frame.tsx';

type BuildReminderProps = { data: LetterData<'build-reminder'>; setting: LetterSetting };

/** The single reminder that the visitor asked for, with a link to the build and a link to stop. */
export function BuildReminder({ data, setting }: BuildReminderProps) {
  const t = letterWords(setting.locale);
  const { truck, resumeUrl, stopUrl } = data;
  return (
    <LetterFrame
      {...setting}
      preview={t('build-reminder.preview')}
      title={t('build-reminder.title')}
    >
      <Paragraph>{t('build-reminder.text', { truck })}</Paragraph>
      <LetterButton href={resumeUrl}>{t('build-reminder.button')}</LetterButton>
      <QuietLink href={stopUrl}>{t('build-reminder.stop')}</QuietLink>
    </LetterFrame>
  );
}
