import { useStrings } from '#src/web/words/use-strings.ts';
import lineStrings from './words.json' with { type: 'json' };

type Word = keyof typeof lineStrings;

/** Says a kit's or tire's type, or a wheel's construction, in the reader's words. */
export function useKind(): (kind: string) => string {
  const t = useStrings(lineStrings);
  return (kind) => {
    const key = `kind.${kind}`;
    return Object.hasOwn(lineStrings, key) ? t(key as Word & `kind.${string}`) : kind;
  };
}
