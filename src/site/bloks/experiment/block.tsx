import type { BlokProps } from '#src/site/stories/blok-props.ts';
import { Bloks, OneBlok } from '#src/site/stories/shown-bloks.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { ExperimentBlok } from './schema.ts';
import strings from './words.json' with { type: 'json' };

/** Shows the visitor's variant only; editors see all of them, with names. */
export function Experiment({ blok }: BlokProps<ExperimentBlok & { exposure?: string }>) {
  const t = useStrings(strings);
  const { variants, exposure } = blok;
  if (variants.length < 2) {
    return (
      <>
        {exposure && <span hidden data-exposure={exposure} />}
        <Bloks list={variants} />
      </>
    );
  }
  return variants.map((variant, at) => (
    <div key={variant._uid}>
      <p className="page-width small">{t('variant', { number: String(at + 1) })}</p>
      <OneBlok blok={variant} />
    </div>
  ));
}
