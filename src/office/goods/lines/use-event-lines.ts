import type { PartEvent } from '#src/domain/goods/index.server.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import { dollars, pictureCount, said } from '../event-lines.ts';
import { useKind } from './kind-words.ts';
import lineStrings from './words.json' with { type: 'json' };

type Word = keyof typeof lineStrings;
type Fields = Readonly<Record<string, unknown>>;
type Write = (value: unknown) => string;

/** What a change did to a line: "Name: Fallow → Fallow II". */
export function useEventLines(): (event: PartEvent) => string[] {
  const t = useStrings(lineStrings);
  const write = useWrite();
  return ({ kind, before, after }) => {
    if (before === null) return [t('event.add')];
    if (after === null) return [t('event.remove')];
    const lines = changesBetween(before, after).flatMap(({ name, was, is }) => {
      const key = labels[name] ?? `field.${name}`;
      if (!Object.hasOwn(lineStrings, key)) return [];
      const label = t(key as Word & `field.${string}`);
      return [said(label, [write(name, was), write(name, is)])];
    });
    return kind === 'undo' ? [t('event.undo'), ...lines] : lines;
  };
}

/** Fields whose label is not that of a single field of the form. */
const labels: Readonly<Record<string, string>> = {
  status: 'site',
  type: 'event.type',
  construction: 'kind-of.wheels',
  heights: 'part.heights',
  priceCents: 'event.price',
  hours: 'event.hours',
};

/** Writes a value as the form of a line names it; a dash for none. */
function useWrite(): (name: string, value: unknown) => string {
  const t = useStrings(lineStrings);
  const kindOf = useKind();
  const status: Write = (value) => t(`status.${value}` as Word & `status.${string}`);
  const kind: Write = (value) => kindOf(String(value));
  const writers: Readonly<Record<string, Write>> = {
    status,
    type: kind,
    construction: kind,
    heights: (value) => heightsText(value, status),
    threePeak: (value) => t(value === true ? 'yes' : 'no'),
    // False: none is needed.
    reGear: (value) => plainText(value === false ? null : value),
    priceCents: (value) => spanText(value, dollars),
    hours: (value) => spanText(value, String),
    images: pictureCount,
  };
  return (name, value) => (writers[name] ?? plainText)(value);
}

function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.join(', ') || '–';
  return value === null || value === undefined || value === '' ? '–' : String(value);
}

/** "4/3 (2), 6/5 (0)": front and rear inches, and how many are in stock. */
function heightsText(value: unknown, say: Write): string {
  if (!Array.isArray(value)) return '–';
  return value
    .map(({ frontIn, rearIn, stock, status }) => {
      const count = stock?.onHand ?? '–';
      return `${frontIn}/${rearIn} (${count}${status === 'active' ? '' : `, ${say(status)}`})`;
    })
    .join(', ');
}

function spanText(value: unknown, write: Write): string {
  if (typeof value !== 'object' || value === null) return '–';
  const { min, max } = { min: null, max: null, ...value };
  return `${write(min)}–${write(max)}`;
}

/** The fields that differ; the details of a kit are fields like the others. */
function changesBetween(before: Fields, after: Fields) {
  const [was, is] = [flat(before), flat(after)];
  return Object.keys(is)
    .filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
    .map((name) => ({ name, was: was[name], is: is[name] }));
}

function flat({ details, ...fields }: Fields): Fields {
  return typeof details === 'object' ? { ...fields, ...details } : fields;
}
