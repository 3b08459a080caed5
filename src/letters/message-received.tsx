import type { LetterData } from '#src/domain/mail/index.ts';
import { zoneName } from '#src/lib/zone-name.ts';
import { momentOf } from '#src/web/words/format-shop-time.ts';
import { LetterFrame, type LetterSetting, letterWords, Paragraph } from './letter-frame.tsx';

type MessageReceivedProps = { data: LetterData<'message-received'>; setting: LetterSetting };

/** To the sender of a message: their own text, and by when somebody answers. */
export function MessageReceived({ data, setting }: MessageReceivedProps) {
  const t = letterWords(setting.locale);
  const { name, message, hasPhoto, answerBy, timeZone } = data;
  const clock = { timeZone, locale: setting.locale };
  const zone = zoneName(timeZone, setting.locale);
  return (
    <LetterFrame {...setting} preview={t('message.preview')} title={t('message.title', { name })}>
      <Paragraph>
        {answerBy
          ? t('message.by', { moment: momentOf(answerBy, clock), zone })
          : t('message.soon')}
      </Paragraph>
      <Paragraph>{t(hasPhoto ? 'message.yoursWithPhoto' : 'message.yours')}</Paragraph>
      <Paragraph>{message}</Paragraph>
    </LetterFrame>
  );
}
