import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
  QuietLink,
} from './letter-frame.tsx';

type LeadArrivedProps = { data: LetterData<'lead-arrived'>; setting: LetterSetting };

/** To the shop: who wants what. Contact details stay in the back office, behind the sign-in. */
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

type LeadAssignedProps = { data: LetterData<'lead-assigned'>; setting: LetterSetting };

/** To the new assignee: who assigned it and where to find it. */
export function LeadAssigned({ data, setting }: LeadAssignedProps) {
  const t = letterWords(setting.locale);
  const { name, truck, by, leadUrl, accountUrl } = data;
  return (
    <LetterFrame
      {...setting}
      preview={t('assigned.preview', { by })}
      title={t('assigned.title', { name })}
    >
      <Paragraph>{t('assigned.text', { name, by })}</Paragraph>
      {truck && <Paragraph>{t('lead.truck', { truck })}</Paragraph>}
      <LetterButton href={leadUrl}>{t('lead.button')}</LetterButton>
      <QuietLink href={accountUrl}>{t('assigned.stop')}</QuietLink>
    </LetterFrame>
  );
}
