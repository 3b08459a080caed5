import { Form } from 'react-router';
import { siteChanges } from '#src/domain/goods/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import applyStrings from './apply-words.json' with { type: 'json' };
import type { ImportTexts } from './import-texts.server.ts';
import importStrings from './import-words.json' with { type: 'json' };
import supplyStrings from './supply-words.json' with { type: 'json' };
import { useFigure } from './use-figure.ts';
import { useUncheckedChoices } from './use-unchecked-choices.ts';

type ApplyBarProps = Pick<ImportTexts, 'state' | 'counts' | 'supplier' | 'isKnown'> & {
  mayWrite: boolean;
};

/** What applying the file does, and the button for it: at the end of the window, however many rows are above. */
export function ApplyBar(props: ApplyBarProps) {
  const { state, mayWrite } = props;
  if (!mayWrite || state !== 'checked') return null;
  return <Bar {...props} />;
}

function Bar({ counts, supplier, isKnown }: ApplyBarProps) {
  const words = useStrings(applyStrings);
  const unchecked = useUncheckedChoices();
  if (unchecked === null) {
    if (siteChanges(counts) + counts.supply > 0) return <ApplyForm counts={counts} />;
    return supplier !== '' && !isKnown ? <KeepForm supplier={supplier} /> : null;
  }
  return (
    <div className="goods-apply">
      <p role="status">{words('unchecked')}</p>
      <button type="button" className="button" onClick={() => unchecked.requestSubmit()}>
        {words('check')}
      </button>
    </div>
  );
}

/** A file that brings nothing new is known all the same the next time. */
function KeepForm({ supplier }: Pick<ApplyBarProps, 'supplier'>) {
  const words = useStrings(applyStrings);
  return (
    <Form method="post" preventScrollReset className="goods-apply">
      <input type="hidden" name="intent" value="supplier" />
      <p>{words('keep.help')}</p>
      <button type="submit" className="button button--outline">
        {words('keep', { supplier })}
      </button>
    </Form>
  );
}

const told = ['changed', 'added', 'refused'] as const;

function ApplyForm({ counts }: Pick<ApplyBarProps, 'counts'>) {
  const t = useStrings(importStrings);
  const figure = useFigure();
  const work = counts.added + counts.changed;
  const supply = useStrings(supplyStrings);
  const words = counts.refused > 0 ? 'apply.good' : 'apply';
  const other = counts.pictures > 0 ? t('apply.pictures') : supply('apply');
  return (
    <Form method="post" preventScrollReset className="goods-apply">
      <input type="hidden" name="intent" value="apply" />
      {counts.refused > 0 && <input type="hidden" name="good" value="on" />}
      <ul>
        {told.map(
          (fate) =>
            counts[fate] > 0 && (
              <li key={fate} className="goods-fate" data-fate={fate}>
                <strong>{figure(counts[fate])}</strong> {t(`fate.${fate}`)}
              </li>
            ),
        )}
        {counts.supply > 0 && (
          <li>
            <strong>{figure(counts.supply)}</strong> {supply('bar')}
          </li>
        )}
      </ul>
      <button type="submit" className="button">
        {work === 0 ? other : t(words, { count: figure(work), n: work })}
      </button>
    </Form>
  );
}
