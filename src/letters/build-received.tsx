import type { LetterData } from '#src/domain/mail/index.ts';
import { formatCents } from '#src/lib/money.ts';
import { LetterFrame, type LetterSetting, letterWords, Paragraph } from './letter-frame.tsx';

type BuildReceivedProps = { data: LetterData<'build-received'>; setting: LetterSetting };

/** To the sender of a build: what they sent, and that a person will answer. */
export function BuildReceived({ data, setting }: BuildReceivedProps) {
  const t = letterWords(setting.locale);
  const { name, truck, leadNumber: number, priceCents } = data;
  const money = (cents: number) => formatCents(cents, setting.locale);
  return (
    <LetterFrame {...setting} preview={t('build.preview')} title={t('build.title', { name })}>
      <Paragraph>{t('build.text', { truck, number })}</Paragraph>
      <Paragraph>
        {priceCents
          ? t(data.isBeforeTax ? 'build.price.beforeTax' : 'build.price', {
              low: money(priceCents.low),
              likely: money(priceCents.likely),
              high: money(priceCents.high),
            })
          : t('build.noPrice')}
      </Paragraph>
    </LetterFrame>
  );
}
