import { type ComponentType, createContext, useContext } from 'react';
import { PartStyles } from '#src/web/ui/part-styles.tsx';
import type { Blok, BlokProps, Neighbours } from './blok-props.ts';
import { DraftMark } from './draft-mark.ts';
import { neighboursOf } from './neighbours.ts';

/** The component of a blok, and the URL of a style sheet that only it needs. */
export type ShownBlok = { Block: ComponentType<BlokProps<never, never>>; styles?: string };

/** What a blok's `blok.ts` exports; the registry is made from all of them. */
export type BlokDescriptor = ShownBlok & {
  /** Its name in the content service. */
  component: string;
};

/** Component name of the content service → component. Provided by the page. */
export const BlokRegistry = createContext<Readonly<Record<string, ShownBlok>>>({});

/** What the bloks' loaders returned for this page, by `_uid`. */
export const BlokDataContext = createContext<Readonly<Record<string, unknown>>>({});

/** Parts inside a part: columns, buttons, slides. */
export function Bloks({ list }: { list: readonly Blok[] }) {
  return list.map((blok, at) => (
    <OneBlok key={blok._uid} blok={blok} {...neighboursOf(list, at)} />
  ));
}

/** One part of a list that wraps each in its own element: a grid's cells. */
export function OneBlok({ blok, ...neighbours }: { blok: Blok } & Neighbours) {
  const data = useContext(BlokDataContext);
  const mark = useContext(DraftMark);
  const shown = useContext(BlokRegistry)[blok.component];
  if (shown === undefined) return null;
  const { Block, styles } = shown;
  // The loader has parsed this blok with the schema next to this component.
  const part = <Block blok={blok as never} data={data[blok._uid] as never} {...neighbours} />;
  return (
    <>
      {styles && <PartStyles href={styles} />}
      {mark ? mark(part, blok) : part}
    </>
  );
}
