import { render } from '@react-email/render';
import type { ReactElement } from 'react';
import {
  isLetterName,
  type LetterData,
  type LetterName,
  type LetterRequest,
  letterSchemas,
  type RenderedLetter,
} from '#src/domain/mail/index.ts';
import {
  AccountInvited,
  FactorHelp,
  FactorRemoved,
  PasskeysChanged,
  PasswordReset,
} from './account-letters.tsx';
import {
  ApplicationArrived,
  ApplicationReceived,
  ApplicationStage,
} from './application-letters.tsx';
import {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentMoved,
  AppointmentReminder,
  FreedTime,
} from './appointment-letters.tsx';
import { BuildReceived } from './build-received.tsx';
import { BuildReminder } from './build-reminder.tsx';
import { FeedStopped } from './feed-stopped.tsx';
import { LeadArrived, LeadAssigned } from './lead-arrived.tsx';
import { LeadReply } from './lead-reply.tsx';
import { type LetterSetting, type LetterShop, letterWords } from './letter-frame.tsx';
import { MessageReceived } from './message-received.tsx';
import { ReviewRequest } from './review-request.tsx';
import { AppointmentNews, newsSubject } from './shop-appointment-notice.tsx';
import { TruckReady } from './truck-ready.tsx';
import { type VisitData, visitWords } from './visit-words.ts';
import { withoutLinks } from './without-links.ts';

type Sheet = { subject: string; content: ReactElement; headers?: Record<string, string> };

type Letters = {
  [Name in LetterName]: (data: LetterData<Name>, setting: LetterSetting) => Sheet;
};

const LETTERS: Letters = {
  'build-received': (data, setting) => ({
    subject: letterWords(setting.locale)('build.subject', {
      truck: data.truck,
      number: data.leadNumber,
    }),
    content: <BuildReceived data={data} setting={setting} />,
  }),
  'message-received': (data, setting) => ({
    subject: letterWords(setting.locale)('message.subject'),
    content: <MessageReceived data={data} setting={setting} />,
  }),
  'lead-arrived': (data, setting) => ({
    subject: leadSubject(data, setting),
    content: <LeadArrived data={data} setting={setting} />,
  }),
  'lead-assigned': (data, setting) => ({
    subject: letterWords(setting.locale)('assigned.subject', { name: data.name }),
    content: <LeadAssigned data={data} setting={setting} />,
  }),
  'account-invited': (data, setting) => ({
    subject: letterWords(setting.locale)('invited.subject', { shop: setting.shop.name }),
    content: <AccountInvited data={data} setting={setting} />,
  }),
  'account-factor-removed': (data, setting) => ({
    subject: letterWords(setting.locale)('factor.subject'),
    content: <FactorRemoved data={data} setting={setting} />,
  }),
  'account-factor-help': (data, setting) => ({
    subject: letterWords(setting.locale)('help.subject', { name: data.name }),
    content: <FactorHelp data={data} setting={setting} />,
  }),
  'account-reset': (data, setting) => ({
    subject: letterWords(setting.locale)('reset.subject', { shop: setting.shop.name }),
    content: <PasswordReset data={data} setting={setting} />,
  }),
  'account-passkeys': (data, setting) => ({
    subject: letterWords(setting.locale)(`passkeys.subject.${data.change}`),
    content: <PasskeysChanged data={data} setting={setting} />,
  }),
  'lead-reply': (data, setting) => ({
    subject: data.subject,
    content: <LeadReply data={data} setting={setting} />,
  }),
  'build-reminder': (data, setting) => ({
    subject: letterWords(setting.locale)('build-reminder.subject', { truck: data.truck }),
    content: <BuildReminder data={data} setting={setting} />,
    headers: { 'List-Unsubscribe': `<${data.stopUrl}>` },
  }),
  'review-asked': (data, setting) => ({
    subject: letterWords(setting.locale)('review.subject', { truck: data.truck }),
    content: <ReviewRequest data={data} setting={setting} />,
  }),
  'appointment-booked': (data, setting) => ({
    subject: visitSubject('booked.subject', data, setting),
    content: <AppointmentBooked data={data} setting={setting} />,
  }),
  'appointment-moved': (data, setting) => ({
    subject: visitSubject('moved.subject', data, setting),
    content: <AppointmentMoved data={data} setting={setting} />,
  }),
  'appointment-cancelled': (data, setting) => ({
    subject: visitSubject('cancelled.subject', data, setting),
    content: <AppointmentCancelled data={data} setting={setting} />,
  }),
  'appointment-reminder': (data, setting) => ({
    subject: visitSubject('appointment-reminder.subject', data, setting),
    content: <AppointmentReminder data={data} setting={setting} />,
  }),
  'feed-stopped': (data, setting) => ({
    subject: letterWords(setting.locale)('feed.title', { feed: data.feed }),
    content: <FeedStopped data={data} setting={setting} />,
  }),
  'truck-ready': (data, setting) => ({
    subject: letterWords(setting.locale)('ready.subject', { truck: data.truck }),
    content: <TruckReady data={data} setting={setting} />,
  }),
  'appointment-news': (data, setting) => ({
    subject: newsSubject(data, setting),
    content: <AppointmentNews data={data} setting={setting} />,
  }),
  'application-received': (data, setting) => ({
    subject: letterWords(setting.locale)('applied.subject', { job: data.job }),
    content: <ApplicationReceived data={data} setting={setting} />,
  }),
  'application-arrived': (data, setting) => ({
    subject: letterWords(setting.locale)('applicant.subject', { job: data.job }),
    content: <ApplicationArrived data={data} setting={setting} />,
  }),
  'application-stage': (data, setting) => ({
    subject: letterWords(setting.locale)(`stage.subject.${data.stage}`, { job: data.job }),
    content: <ApplicationStage data={data} setting={setting} />,
  }),
  'freed-time': (data, setting) => ({
    subject: visitSubject('freed.subject', data, setting),
    content: <FreedTime data={data} setting={setting} />,
    headers: { 'List-Unsubscribe': `<${data.leaveUrl}>` },
  }),
};

type VisitSubject =
  `${'booked' | 'moved' | 'cancelled' | 'appointment-reminder' | 'freed'}.subject`;

function visitSubject(text: VisitSubject, data: VisitData, setting: LetterSetting): string {
  return letterWords(setting.locale)(text, visitWords(data, setting));
}

function leadSubject(
  { kind, name, truck }: LetterData<'lead-arrived'>,
  { locale }: LetterSetting,
): string {
  const t = letterWords(locale);
  if (kind === 'message') return t('lead.subject.message', { name });
  return t('lead.subject.build', { name, truck: truck ?? '' });
}

/**
 * Renders a letter of the outbox in the reader's language: subject, HTML and plain text.
 * @throws {ZodError} if the row's data does not match its letter
 */
export async function renderLetter(
  { letter, data, locale }: LetterRequest,
  { shop, origin }: LetterShop,
): Promise<RenderedLetter> {
  if (!isLetterName(letter)) throw new Error(`There is no letter "${letter}"`);
  const { subject, content, headers } = sheetOf(letter, data, { shop, origin, locale });
  const [html, text] = await Promise.all([render(content), render(content, { plainText: true })]);
  return { subject, html, text, headers };
}

function sheetOf<Name extends LetterName>(
  letter: Name,
  data: Record<string, unknown>,
  setting: LetterSetting,
): Sheet {
  const typed = toShop.has(letter) ? data : defused(data, setting);
  // The schema belongs to this letter, which TypeScript cannot see here.
  return LETTERS[letter](letterSchemas[letter].parse(typed) as LetterData<Name>, setting);
}

/** Letters that staff read, and letters whose text the shop wrote itself, keep the visitor's links. */
const toShop: ReadonlySet<LetterName> = new Set([
  'lead-arrived',
  'lead-assigned',
  'account-invited',
  'account-factor-removed',
  'account-factor-help',
  'account-reset',
  'account-passkeys',
  'lead-reply',
  'appointment-news',
  'feed-stopped',
  'application-arrived',
]);

function defused(data: Record<string, unknown>, { locale }: LetterSetting) {
  const instead = letterWords(locale)('message.link');
  const entries = ['name', 'truck', 'message'].flatMap((field) => {
    const typed = data[field];
    return typeof typed === 'string' ? [[field, withoutLinks(typed, instead)] as const] : [];
  });
  return { ...data, ...Object.fromEntries(entries) };
}
