import { Form, Link } from 'react-router';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import galleryPages from './gallery-pages.css?url';
import galleryStrings from './words.json' with { type: 'json' };

/** A build is in progress: it is not replaced before the visitor has agreed. */
export type ForkQuestion = {
  kind: 'ask';
  /** "2021 Ford F-150": the visitor's, and that of the finished build. */
  mine: string;
  theirs: string;
  isSameVehicle: boolean;
  hasChoices: boolean;
};
/** Started; the previous build is saved under a link. */
export type ForkDone = { kind: 'kept'; keptUrl: string; next: string };
export type ForkAnswer = ForkQuestion | ForkDone;

type Place = { make: string; slug: string };

/** The answer to "build one like this", shown instead of the page. */
export function ForkAnswerPage({ answer, place }: { answer: ForkAnswer; place: Place }) {
  return (
    <div className="page-width finished-build-ask">
      <PartStyles href={galleryPages} />
      {answer.kind === 'ask' ? <Ask {...{ answer, place }} /> : <PreviousBuild answer={answer} />}
    </div>
  );
}

function Ask({ answer, place }: { answer: ForkQuestion; place: Place }) {
  const t = useStrings(galleryStrings);
  const { mine, theirs, isSameVehicle, hasChoices } = answer;
  return (
    <>
      <h1>{t('ask.title')}</h1>
      <p className="lead">{t(hasChoices ? 'ask.lead' : 'ask.lead.empty', { mine })}</p>
      <Form method="post" action={hrefs.galleryBuild(place)} className="stack">
        <input type="hidden" name="sure" value="1" />
        {!isSameVehicle && (
          <button type="submit" className="button button--large" name="on" value="mine">
            {t('ask.mine', { mine })}
          </button>
        )}
        <button
          type="submit"
          className={isSameVehicle ? 'button button--large' : 'button button--outline'}
          name="on"
          value="theirs"
        >
          {t('ask.replace', { theirs })}
        </button>
        <Link className="button button--quiet" to={hrefs.build()}>
          {t('ask.keep')}
        </Link>
      </Form>
    </>
  );
}

function PreviousBuild({ answer: { keptUrl, next } }: { answer: ForkDone }) {
  const t = useStrings(galleryStrings);
  return (
    <>
      <h1>{t('kept.title')}</h1>
      <p className="lead">{t('kept.lead')}</p>
      <p>
        <Link className="link" to={keptUrl}>
          {keptUrl}
        </Link>
      </p>
      <p>
        <Link className="button button--large" to={next}>
          {t('kept.go')} <Icon name="arrow" />
        </Link>
      </p>
    </>
  );
}
