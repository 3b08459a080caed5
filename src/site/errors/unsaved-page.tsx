import { neededMegabytes } from '#src/lib/no-space.ts';
import errorStrings from '#src/web/errors/words.json' with { type: 'json' };
import { isTyped, type Unsaved } from '#src/web/forms/unsaved/unsaved.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { EndOfRoad } from './end-of-road.tsx';

/** A form that the server had no room for: what was typed, and a button that sends it again. */
export function UnsavedPage({ status, unsaved }: { status: number } & Unsaved) {
  const t = useStrings(errorStrings);
  const typed = unsaved.fields.filter(isTyped);
  return (
    <EndOfRoad status={status}>
      <title>{t('507.title')}</title>
      <p className="figure errors-code">{status}</p>
      <h1>{t('507.title')}</h1>
      <p className="lead" role="alert">
        {t('507.text', { megabytes: neededMegabytes })}
      </p>
      {/* Not the router's form, because the URL already contains the language's folder. */}
      <form method="post" action={unsaved.path} className="stack">
        {unsaved.fields.map(([name, value], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a name may come more than once, and none moves
          <input key={index} type="hidden" name={name} value={value} />
        ))}
        {typed.length > 0 && (
          <dl>
            {typed.map(([name, value], index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <div key={index}>
                <dt className="small muted">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
        <button type="submit" className="button button--large">
          {t('unsaved.again')}
        </button>
      </form>
    </EndOfRoad>
  );
}
