import { createContext, useContext } from 'react';
import { registry } from '#src/site/bloks/registry.ts';
import { blokStyles } from '#src/site/bloks/styles.ts';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import type { Blok, Neighbours } from './blok-props.ts';
import { DraftMark } from './draft-mark.ts';
import { neighboursOf } from './neighbours.ts';

type StoryBodyProps = {
  body: readonly Blok[];
  /** What the bloks' loaders returned, by `_uid`. */
  data: Readonly<Record<string, unknown>>;
};

/** What the loaders of this page's bloks returned. */
export const BlokDataContext = createContext<StoryBodyProps['data']>({});

/** The parts of a story, in order. */
export function StoryBody({ body, data }: StoryBodyProps) {
  return (
    <BlokDataContext value={data}>
      <Bloks list={body} />
    </BlokDataContext>
  );
}

/** Parts inside a part: columns, buttons, slides. */
export function Bloks({ list }: { list: readonly Blok[] }) {
  return list.map((blok, at) => (
    <OneBlok key={blok._uid} blok={blok} {...neighboursOf(list, at)} />
  ));
}

/** One part of a list that puts its own element around each: a grid's cells. */
export function OneBlok({ blok, ...neighbours }: { blok: Blok } & Neighbours) {
  const data = useContext(BlokDataContext);
  const mark = useContext(DraftMark);
  const Component = registry[blok.component];
  if (Component === undefined) return null;
  const styles = blokStyles[blok.component];
  // The loader has parsed this blok with the schema that stands beside this component.
  const part = <Component blok={blok as never} data={data[blok._uid] as never} {...neighbours} />;
  return (
    <>
      {styles && <PartStyles href={styles} />}
      {mark ? mark(part, blok) : part}
    </>
  );
}
