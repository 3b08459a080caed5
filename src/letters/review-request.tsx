import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type ReviewRequestProps = { data: LetterData<'review-asked'>; setting: LetterSetting };

/** Sent once after a finished job, without a follow-up. */
export function ReviewRequest({ data, setting }: ReviewRequestProps) {
  const t = letterWords(setting.locale);
  const { name, truck, reviewUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('review.preview')} title={t('review.title')}>
      <Paragraph>{t('review.text', { name, truck })}</Paragraph>
      <LetterButton href={reviewUrl}>{t('review.button')}</LetterButton>
      <Paragraph>{t('review.once')}</Paragraph>
    </LetterFrame>
  );
}
