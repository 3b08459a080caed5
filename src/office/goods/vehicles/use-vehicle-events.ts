import type { PartEvent } from '#src/domain/goods/index.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { said } from '../event-lines.ts';
import { useFactText } from './use-fact-text.ts';
import { useRowLines } from './use-row-lines.ts';
import { useVehicleWords } from './use-vehicle-words.ts';
import vehicleStrings from './words.json' with { type: 'json' };

type Fields = Readonly<Record<string, unknown>>;
const sourceMark = 'source:';

/** What a change did to a vehicle: "Bolt pattern: 6x135 → 6x139.7". */
export function useVehicleEvents(): (
  event: Pick<PartEvent, 'kind' | 'before' | 'after'>,
) => string[] {
  const t = useStrings(vehicleStrings);
  const { factOf } = useVehicleWords();
  const write = useFactText();
  const rowLines = useRowLines();
  return ({ kind, before, after }) => {
    if (before === null) return [t('event.add')];
    if (after === null) return [t('event.remove')];
    const lines = namesIn(after).flatMap((name) => linesOf(name, before, after));
    if (kind === 'undo') return [t('event.undo'), ...lines];
    return kind === 'shipped' ? [t('event.shipped'), ...lines] : lines;
  };

  function linesOf(name: string, before: Fields, after: Fields): string[] {
    if (name.startsWith(sourceMark)) {
      const fact = factOf(name.slice(sourceMark.length));
      const sources = [before[name], after[name]].map(sourceText);
      return [said(t('source.of', { fact }), [sources[0] ?? '–', sources[1] ?? '–'])];
    }
    const rows = rowLines(name, before[name], after[name]);
    if (rows) return rows;
    const [was, is] = [write(name, before[name]), write(name, after[name])];
    return [was === is ? t('event.rows', { fact: factOf(name) }) : said(factOf(name), [was, is])];
  }
}

/** A source is told only where its fact stayed the same. */
function namesIn(after: Fields): string[] {
  return Object.keys(after).filter(
    (name) => !name.startsWith(sourceMark) || !(name.slice(sourceMark.length) in after),
  );
}

function sourceText(value: unknown): string {
  return typeof value === 'object' && value !== null && 'source' in value
    ? String(value.source)
    : '–';
}
