import type { Blok, Neighbours } from './blok-props.ts';

const spacers: readonly string[] = ['spacer', 'Spacer'];

/** The parts before and after a part, ignoring spacers. */
export function neighboursOf(list: readonly Blok[], at: number): Neighbours {
  const isPart = ({ component }: Blok) => !spacers.includes(component);
  return {
    previous: list.slice(0, at).findLast(isPart)?.component,
    next: list.slice(at + 1).find(isPart)?.component,
  };
}
