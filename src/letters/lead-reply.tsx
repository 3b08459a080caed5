import { Fragment } from 'react';
import type { LetterData } from '#src/domain/mail/index.ts';
import {
  LetterFrame,
  LetterLink,
  type LetterSetting,
  letterWords,
  Paragraph,
} from './letter-frame.tsx';

type LeadReplyProps = { data: LetterData<'lead-reply'>; setting: LetterSetting };

/** A reply from the shop: paragraphs and line breaks as typed. */
export function LeadReply({ data, setting }: LeadReplyProps) {
  const t = letterWords(setting.locale);
  const { subject, text, leadNumber } = data;
  return (
    <LetterFrame {...setting} preview={text.slice(0, 120)} title={subject}>
      {text.split(/\n{2,}/).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes its order
        <Paragraph key={at}>
          {paragraph.split('\n').map((line, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <Fragment key={row}>
              {row > 0 && <br />}
              <WithLinks text={line} origin={setting.origin} />
            </Fragment>
          ))}
        </Paragraph>
      ))}
      {leadNumber !== null && <Paragraph>{t('reply.number', { number: leadNumber })}</Paragraph>}
    </LetterFrame>
  );
}

/** Links to our own site are clickable; any other URL stays plain text. */
function WithLinks({ text, origin }: { text: string; origin: string }) {
  return text.split(/(https?:\/\/[^\s<>"]+)/).map((part, at) => {
    const isOurs = URL.canParse(part) && new URL(part).origin === new URL(origin).origin;
    return isOurs ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes its order
      <LetterLink key={at} href={part}>
        {part}
      </LetterLink>
    ) : (
      part
    );
  });
}
