import { Form } from 'react-router';
import type { OfficeReview } from '#src/domain/reviews/index.server.ts';
import { hideReasons } from '#src/domain/reviews/index.ts';
import { type Answer, typedIn } from '#src/office/kit/answer.ts';
import { ChoiceLine } from '#src/office/kit/choice-line.tsx';
import { HiddenFields } from '#src/office/kit/hidden-fields.tsx';
import { IntentButton } from '#src/office/kit/intent-button.tsx';
import { Panel } from '#src/office/kit/panel.tsx';
import { reviewsStrings } from '#src/site/reviews/index.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { ReviewTexts } from './review-texts.tsx';
import reviewStrings from './words.json' with { type: 'json' };

type ReviewEntryProps = { review: OfficeReview; answer: Answer<string> | undefined };

/** One review with the shop's actions; changing its text is not one of them. */
export function ReviewEntry({ review, answer }: ReviewEntryProps) {
  const t = useStrings(reviewStrings);
  const site = useStrings(reviewsStrings);
  const locale = useLocale();
  const { id, stars, name, city, date, text, originalLanguage, state } = review;
  const isOwn = typedIn(answer, 'id') === id;
  return (
    <Panel
      title={`${site(`stars.${plural(stars, locale)}`, { count: stars })}: ${t('by', { name, city })}`}
    >
      <p className="small muted">
        <time dateTime={date}>{date}</time>
      </p>
      <blockquote lang={originalLanguage}>{text[originalLanguage]}</blockquote>
      {!review.mayPublish && <p className="note">{t('private')}</p>}
      {review.mayShowPhotos && <p className="small">{t('photos')}</p>}
      {state === 'hidden' && <HiddenBecause reason={review.hiddenReason} />}
      <div className="toolbar">
        {state !== 'published' && review.mayPublish && (
          <IntentButton fields={{ intent: 'publish', id }} className="button button--small">
            {t('publish')}
          </IntentButton>
        )}
        {state !== 'hidden' && <HideForm id={id} answer={isOwn ? answer : undefined} />}
      </div>
      <ReviewTexts review={review} answer={isOwn ? answer : undefined} />
    </Panel>
  );
}

function HiddenBecause({ reason }: { reason: string }) {
  const t = useStrings(reviewStrings);
  const known = hideReasons.find((one) => one === reason);
  return (
    <p className="note">{t('hidden.because', { reason: known ? t(`reason.${known}`) : '' })}</p>
  );
}

function HideForm({ id, answer }: { id: string; answer: Answer<string> | undefined }) {
  const t = useStrings(reviewStrings);
  const reasons = hideReasons.map((value) => ({ value, label: t(`reason.${value}`) }));
  return (
    <details>
      <summary>{t('hide')}</summary>
      <Form method="post" preventScrollReset className="connection">
        <HiddenFields fields={{ intent: 'hide', id }} />
        <ChoiceLine
          name="reason"
          scope={`${id}-`}
          label={t('reason')}
          value="private"
          options={reasons}
          answer={answer}
        />
        <p>
          <button type="submit" className="button button--danger button--small">
            {t('hide')}
          </button>
        </p>
      </Form>
    </details>
  );
}
