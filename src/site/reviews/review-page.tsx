import { useMemo } from 'react';
import { Form, Link } from 'react-router';
import { reviewFormSchema } from '#src/domain/reviews/index.ts';
import { CheckField } from '#src/web/forms/check-field.tsx';
import { FormSummary } from '#src/web/forms/form-summary.tsx';
import { FormGuard } from '#src/web/forms/guard/form-guard.tsx';
import type { FormServing } from '#src/web/forms/guard/serve-form.server.ts';
import { SegmentField } from '#src/web/forms/segment-field.tsx';
import { SentNote } from '#src/web/forms/sent-note.tsx';
import { SubmitButton } from '#src/web/forms/submit-button.tsx';
import { TextField } from '#src/web/forms/text-field.tsx';
import { useSiteForm } from '#src/web/forms/use-site-form.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import reviewStrings from './words.json' with { type: 'json' };

type ReviewInvitation = { name: string; vehicle: string; serving: FormServing };

/** The review page behind a letter's link: the form, thanks, or that the link is no longer valid. */
export function ReviewPage({ asked, isSent }: { asked: ReviewInvitation | null; isSent: boolean }) {
  const t = useStrings(reviewStrings);
  return (
    <section className="page-width side-by-side">
      {asked && <ReviewForm {...asked} />}
      {!asked && isSent && <SentNote title={t('form.thanks')} text={t('sent.text')} />}
      {!asked && !isSent && <LinkGone />}
    </section>
  );
}

/** Text typed before the link expired is returned, so that it can be copied. */
function LinkGone() {
  const t = useStrings(reviewStrings);
  const typed = useAnswer<{ initialValue?: { text?: unknown } }>()?.initialValue?.text;
  return (
    <div className="form">
      <h1 className="title-2">{t('gone.title')}</h1>
      <p>{t('gone.text')}</p>
      {typeof typed === 'string' && (
        <div className="field">
          <label htmlFor="gone-words">{t('gone.words')}</label>
          <textarea id="gone-words" className="input" rows={6} readOnly defaultValue={typed} />
        </div>
      )}
      <p>
        <Link className="button" to={hrefs.contact()}>
          {t('gone.write')}
        </Link>
      </p>
    </div>
  );
}

function ReviewForm({ name, vehicle, serving }: ReviewInvitation) {
  const t = useStrings(reviewStrings);
  const locale = useLocale();
  const schema = useMemo(() => reviewFormSchema(locale), [locale]);
  const [form, fields] = useSiteForm({
    id: 'review',
    schema,
    defaultValue: { name: publicName(name) },
  });
  const stars = ['5', '4', '3', '2', '1'].map((value) => ({
    value,
    label: t(`stars.${plural(Number(value), locale)}`, { count: value }),
  }));
  const labels = {
    stars: t('form.stars'),
    text: t('form.text'),
    name: t('form.name'),
    city: t('form.city'),
  };
  return (
    <Form method="post" className="form" {...form.props}>
      <h1 className="title-2">{t('form.title')}</h1>
      <p>{t('form.about', { truck: vehicle })}</p>
      <FormSummary form={form} labels={labels} />
      <FormGuard form={form} serving={serving} />
      <SegmentField field={fields.stars} label={labels.stars} choices={stars} />
      <TextField field={fields.text} label={labels.text} rows={6} />
      <TextField field={fields.name} label={labels.name} help={t('form.nameHelp')} />
      <TextField field={fields.city} label={labels.city} autoComplete="address-level2" />
      <CheckField field={fields.publish} label={t('form.publish')} help={t('form.publish.help')} />
      <CheckField field={fields.photos} label={t('form.photos')} />
      <SubmitButton label={t('form.send')} form={form} />
    </Form>
  );
}

/** "Luz Medina" signs as "Luz M." by default. */
function publicName(name: string): string {
  const [first = '', ...others] = name.trim().split(/\s+/);
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${last.charAt(0)}.`;
}
