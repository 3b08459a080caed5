import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type FeedStoppedProps = { data: LetterData<'feed-stopped'>; setting: LetterSetting };

/** To the shop: why a supplier's feed waits for somebody. The goods stay as they are until then. */
export function FeedStopped({ data, setting }: FeedStoppedProps) {
  const t = letterWords(setting.locale);
  const { feed, problems, feedUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('feed.preview')} title={t('feed.title', { feed })}>
      {problems.map((told) => 'text' in told && <Paragraph key={told.text}>{told.text}</Paragraph>)}
      <Paragraph>{t('feed.else')}</Paragraph>
      <LetterButton href={feedUrl}>{t('feed.button')}</LetterButton>
    </LetterFrame>
  );
}
