import { Link } from 'react-router';
import type { ResolvedBuild } from '#src/domain/builds/index.ts';
import type { Assessment } from '#src/domain/fitment/index.ts';
import { compareEvidence, type EvidenceRow, weighEvidence } from '#src/domain/gallery/index.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { Icon } from '#src/web/ui/icon.tsx';
import { plural } from '#src/web/words/translate.ts';
import { useLocale, useStrings } from '#src/web/words/use-strings.ts';
import evidenceStrings from './evidence-words.json' with { type: 'json' };

type EvidenceLineProps = {
  resolved: ResolvedBuild;
  assessment: Assessment;
  rows: readonly EvidenceRow[];
};

/** How many similar trucks the shop has built, and what they needed; also if they contradict the rules. */
export function EvidenceLine({ resolved, assessment, rows }: EvidenceLineProps) {
  const t = useStrings(evidenceStrings);
  const locale = useLocale();
  const evidence = weighEvidence(resolved.fit, rows);
  const [nearest] = evidence.builds;
  if (!nearest) return null;
  const count = evidence.builds.length;
  const agreement = compareEvidence(evidence, assessment);
  const counted = { count, trimmed: evidence.trimmed, rubbed: evidence.rubbed };
  return (
    <Link
      className="build-evidence"
      to={hrefs.galleryBuild({ make: nearest.makeSlug, slug: nearest.slug })}
    >
      <b className="figure">{count}</b>
      <span>
        {t(`like.${plural(count, locale)}`)} {t(needed(counted), counted)}
        {agreement === 'differs' && ` ${t(differsWord(assessment, evidence.trimmed))}`}
        {agreement === 'mixed' && ` ${t('mixed')}`}
        {agreement === 'unknown' && ` ${t('unknown')}`}
      </span>
      <Icon name="arrow" />
    </Link>
  );
}

function differsWord({ verdict }: Assessment, trimmed: number) {
  if (verdict === 'does-not-fit') return 'differs.refused';
  return trimmed > 0 ? 'differs.cut' : 'differs.clean';
}

type Counted = { count: number; trimmed: number; rubbed: number };

function needed({ count, trimmed, rubbed }: Counted) {
  if (trimmed === 0) return rubbed === 0 ? 'clean' : 'rubbed';
  if (count === 1) return 'itTrimmed';
  return trimmed === count ? 'allTrimmed' : 'trimmed';
}
