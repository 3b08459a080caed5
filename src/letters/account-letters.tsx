import type { LetterData } from '#src/domain/mail/index.ts';
import { isoOf } from '#src/lib/locales.ts';
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

type PasswordResetProps = { data: LetterData<'account-reset'>; setting: LetterSetting };

/** To somebody who forgot the password, or whom an owner lets in again. */
export function PasswordReset({ data, setting }: PasswordResetProps) {
  const t = letterWords(setting.locale);
  const { by, hours: count, resetUrl } = data;
  const { name: shop } = setting.shop;
  const told = by === null ? t('reset.asked', { shop }) : t('reset.made', { by, shop });
  return (
    <LetterFrame {...setting} preview={t('reset.preview', { count })} title={t('reset.title')}>
      <Paragraph>{told}</Paragraph>
      <Paragraph>{t('reset.text', { count })}</Paragraph>
      <LetterButton href={resetUrl}>{t('reset.button')}</LetterButton>
      <Paragraph>{t(by === null ? 'reset.else' : 'factor.else')}</Paragraph>
    </LetterFrame>
  );
}

type PasskeysChangedProps = { data: LetterData<'account-passkeys'>; setting: LetterSetting };

/** To whoever has the account: a surprise to them if it was somebody else. */
export function PasskeysChanged({ data, setting }: PasskeysChangedProps) {
  const t = letterWords(setting.locale);
  const { change, by, accountUrl } = data;
  const passkeys = new Intl.ListFormat(isoOf(setting.locale)).format(data.passkeys);
  const told =
    by === null ? t(`passkeys.${change}`, { passkeys }) : t('passkeys.by', { passkeys, by });
  return (
    <LetterFrame
      {...setting}
      preview={t(`passkeys.preview.${change}`)}
      title={t(`passkeys.subject.${change}`)}
    >
      <Paragraph>{told}</Paragraph>
      <LetterButton href={accountUrl}>{t('passkeys.button')}</LetterButton>
      <Paragraph>{t(by === null ? 'passkeys.else' : 'factor.else')}</Paragraph>
    </LetterFrame>
  );
}

type FactorHelpProps = { data: LetterData<'account-factor-help'>; setting: LetterSetting };

/** To an owner, about somebody who lost the app with the codes. */
export function FactorHelp({ data, setting }: FactorHelpProps) {
  const t = letterWords(setting.locale);
  const { name, email, peopleUrl } = data;
  return (
    <LetterFrame {...setting} preview={t('help.preview')} title={t('help.title', { name })}>
      <Paragraph>{t('help.text', { name, email })}</Paragraph>
      <LetterButton href={peopleUrl}>{t('help.button')}</LetterButton>
      <Paragraph>{t('help.else')}</Paragraph>
    </LetterFrame>
  );
}
