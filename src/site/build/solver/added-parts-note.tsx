import { Form, useSearchParams } from 'react-router';
import { type BuildStepName, listParts, type ResolvedBuild } from '#src/domain/builds/index.ts';
import { isoOf } from '#src/lib/locales.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import solverStrings from './words.json' with { type: 'json' };

type TakenNoteProps = { step: BuildStepName; resolved: ResolvedBuild };

/** What was just put on the truck, with an undo link: the URL contains the previous parts. */
export function AddedPartsNote({ step, resolved }: TakenNoteProps) {
  const t = useStrings(solverStrings);
  const locale = useLocale();
  const [asked] = useSearchParams();
  const before = asked.getAll('had');
  if (before.length === 0) {
    return asked.has('undone') ? (
      <p className="note" role="status">
        {t('undone')}
      </p>
    ) : null;
  }
  const names = listParts(resolved).map(({ brand, name, size }) => `${brand} ${name} ${size}`);
  return (
    <div className="note" role="status">
      <Form method="post" action={hrefs.build({ step })} reloadDocument>
        <p>{t('taken', { parts: new Intl.ListFormat(isoOf(locale)).format(names) })}</p>
        <input type="hidden" name="intent" value="untake" />
        {before.map((part) => (
          <input key={part} type="hidden" name="parts" value={part} />
        ))}
        <button type="submit" className="button button--outline button--small">
          {t('undo')}
        </button>
      </Form>
    </div>
  );
}
