import { Form } from 'react-router';
import type { OfficeReview } from '#src/domain/reviews/index.server.ts';
import { nameIn } from '#src/lib/locales.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { EachLanguage } from '#src/office/kit/each-language.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { useLanguages } from '#src/office/kit/languages.ts';
import { TextLine } from '#src/office/kit/text-line.tsx';
import { TextLines } from '#src/office/kit/text-lines.tsx';
import { useLabelIn } from '#src/office/kit/use-label-in.ts';
import { languageName } from '#src/web/words/language-name.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import reviewStrings from './words.json' with { type: 'json' };

type ReviewTextsProps = { review: OfficeReview; answer: Answer<string> | undefined };

/** What the shop adds to a review: its reply, and a translation. */
export function ReviewTexts({ review, answer }: ReviewTextsProps) {
  const t = useStrings(reviewStrings);
  const { id, reply, text, originalLanguage } = review;
  const reader = useLocale();
  const labelIn = useLabelIn();
  const others = useLanguages().filter((locale) => locale !== originalLanguage);
  const scope = `${id}-`;
  return (
    <>
      <details>
        <summary>{t('reply')}</summary>
        <Form method="post" preventScrollReset className="connection">
          <HiddenFields fields={{ intent: 'reply', id }} />
          <EachLanguage nameIn={(locale) => locale} text={reply?.text}>
            {(locale) => (
              <TextLines
                name={locale}
                {...{ scope, answer }}
                label={labelIn(t('reply.text'), locale)}
                help={t('reply.help')}
                rows={3}
                value={reply?.text[locale] ?? ''}
              />
            )}
          </EachLanguage>
          <TextLine
            name="author"
            {...{ scope, answer }}
            label={t('reply.author')}
            value={reply?.author}
            maxLength={60}
          />
          <Save />
        </Form>
      </details>
      {others.length > 0 && (
        <details>
          <summary>{t('translation')}</summary>
          <Form method="post" preventScrollReset className="connection">
            <HiddenFields fields={{ intent: 'translate', id }} />
            {others.map((locale) => (
              <TextLines
                key={locale}
                name={nameIn('translation', locale)}
                {...{ scope, answer }}
                label={t('translation.in', { language: languageName(locale, reader) })}
                help={t('translation.help')}
                rows={4}
                value={text[locale] === text[originalLanguage] ? '' : text[locale]}
              />
            ))}
            <Save />
          </Form>
        </details>
      )}
    </>
  );
}

function Save() {
  const t = useStrings(reviewStrings);
  return (
    <p>
      <button type="submit" className="button button--small">
        {t('save')}
      </button>
    </p>
  );
}
