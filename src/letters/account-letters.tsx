import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterButton,
  LetterFrame,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type InvitedProps = { data: LetterData<'account-invited'>; setting: LetterSetting };

/** To somebody who is to work in the office. */
export function AccountInvited({ data, setting }: InvitedProps) {
  const t = letterWords(setting.locale);
  const { by, inviteUrl } = data;
  const { name: shop } = setting.shop;
  return (
    <LetterFrame {...setting} preview={t('invited.preview')} title={t('invited.title', { shop })}>
      <Paragraph>{t('invited.text', { by, shop })}</Paragraph>
      <LetterButton href={inviteUrl}>{t('invited.button')}</LetterButton>
      <Paragraph>{t('invited.else')}</Paragraph>
    </LetterFrame>
  );
}

type FactorRemovedProps = { data: LetterData<'account-factor-removed'>; setting: LetterSetting };

/** To somebody who lost the app with the codes; a surprise to them if nobody asked for it. */
export function FactorRemoved({ data, setting }: FactorRemovedProps) {
  const t = letterWords(setting.locale);
  const { by, loginUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('factor.preview')} title={t('factor.title')}>
      <Paragraph>{t('factor.text', { by })}</Paragraph>
      <LetterButton href={loginUrl}>{t('factor.button')}</LetterButton>
      <Paragraph>{t('factor.else')}</Paragraph>
    </LetterFrame>
  );
}
