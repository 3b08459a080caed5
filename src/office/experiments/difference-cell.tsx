import type { ArmResult } from '#src/domain/experiments/index.server.ts';
import { type BadgeTone, StatusBadge } from '#src/office/kit/status-badge.tsx';
import { useStrings } from '#src/web/words/use-strings.ts';
import experimentStrings from './words.json' with { type: 'json' };

type Verdict = 'better' | 'worse' | 'unsure';

const tones: Record<Verdict, BadgeTone> = { better: 'good', worse: 'bad', unsure: 'wait' };

/** A variant compared with the first one: in a word, and in percentage points with their interval. */
export function DifferenceCell({ arm, isFirst }: { arm: ArmResult; isFirst: boolean }) {
  const t = useStrings(experimentStrings);
  const { difference } = arm;
  if (isFirst) return t('difference.itself');
  if (difference === null) return t('difference.few');
  const { estimate, low, high } = difference;
  const verdict = low > 0 ? 'better' : high < 0 ? 'worse' : 'unsure';
  return (
    <>
      <StatusBadge tone={tones[verdict]}>{t(`difference.${verdict}`)}</StatusBadge>
      <small>
        {t('difference.points', {
          estimate: points(estimate),
          low: points(low),
          high: points(high),
        })}
      </small>
    </>
  );
}

function points(share: number): string {
  const value = (Math.abs(share) * 100).toFixed(1);
  if (value === '0.0') return value;
  return share > 0 ? `+${value}` : `−${value}`;
}
