import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type LeadArrivedProps = { data: LetterData<'lead-arrived'>; setting: LetterSetting };

/** To the shop: who wants what. How to reach them stays in the back office, behind its door. */
export function LeadArrived({ data, setting }: LeadArrivedProps) {
  const t = letterWords(setting.locale);
  const { name, truck, note, leadUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('lead.preview')} title={t('lead.title', { name })}>
      {truck && <Paragraph>{t('lead.truck', { truck })}</Paragraph>}
      {note && (
        <>
          <Paragraph>{t('lead.note')}</Paragraph>
          <Paragraph>{note}</Paragraph>
        </>
      )}
      <LetterButton href={leadUrl}>{t('lead.button')}</LetterButton>
    </LetterFrame>
  );
}
