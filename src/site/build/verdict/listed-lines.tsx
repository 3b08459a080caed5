import { buildOptions, type ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { FlowData } from '../flow-data.ts';
import listedStrings from './listed-words.json' with { type: 'json' };

type ListedLinesProps = {
  resolved: ResolvedBuild;
  assessment: Assessment;
  listed: NonNullable<FlowData['listed']>;
};

const endings = {
  fits: 'too',
  'fits-with-work': 'too',
  unknown: 'unknown',
  'does-not-fit': 'differs',
} as const satisfies Record<Assessment['verdict'], string>;

/** Which suppliers list the chosen parts for this truck: beside our verdict on the build, never instead of it. */
export function ListedLines({ resolved, assessment, listed }: ListedLinesProps) {
  const t = useStrings(listedStrings);
  const chosen = { 'lift-kits': resolved.liftKit, wheels: resolved.wheel, tires: resolved.tire };
  const lines = buildOptions.flatMap((option) => {
    const listing = listed[chosen[option]?.sku ?? ''];
    if (!listing) return [];
    const { supplier, date, words } = listing;
    const said = t(endings[assessment.verdict], { supplier, date, part: t(option) });
    return words.length === 0 ? said : `${said} ${t('words', { words: words.join('; ') })}`;
  });
  if (lines.length === 0) return null;
  return (
    <ul className="build-listed">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
