import { fenderIn } from '#src/domain/catalog/index.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import { formatNumber } from '../figure-text.ts';
import { FigureInput } from './figure-input.tsx';
import { fenderFields } from './own-fields.ts';
import type { Answers } from './use-answers.ts';
import ownStrings from './words.json' with { type: 'json' };

/** The two heights that a tape measure shows, and where to hold it. */
export function FenderQuestion(of: Answers) {
  const t = useStrings(ownStrings);
  const locale = useLocale();
  const least = formatNumber(fenderIn.least, locale);
  const most = formatNumber(fenderIn.most, locale);
  return (
    <>
      <div className="build-fender">
        <FenderPicture />
        <p className="field-help">{t('fenders.help')}</p>
      </div>
      <div className="form-pair">
        {fenderFields.map((field) => {
          const problem = of.problems[field];
          const errors = problem && [t(`fenders.${problem}`, { least, most })];
          return <FigureInput key={field} {...{ field, errors }} label={t(field)} {...of} />;
        })}
      </div>
    </>
  );
}

/** A wheel below its fender, and the tape between them; the sentence beside it says the same. */
function FenderPicture() {
  return (
    <svg viewBox="0 0 72 50" aria-hidden="true">
      <path d="M4 34V13l9-7h55M4 34h14a18 18 0 0 1 36 0h14" />
      <circle cx="36" cy="34" r="13" />
      <circle cx="36" cy="34" r="7" />
      <path className="build-fender-tape" d="M36 34V16M31 16h10M31 34h10" />
    </svg>
  );
}
