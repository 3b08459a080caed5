import { registry } from '#src/site/bloks/registry.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { BlokDataContext, BlokRegistry, Bloks } from '#src/site/stories/shown-bloks.tsx';

type StoryBodyProps = {
  body: readonly Blok[];
  /** The results of the bloks' loaders, by `_uid`. */
  data: Readonly<Record<string, unknown>>;
};

/** The parts of a story, in order. */
export function StoryBody({ body, data }: StoryBodyProps) {
  return (
    <BlokRegistry value={registry}>
      <BlokDataContext value={data}>
        <Bloks list={body} />
      </BlokDataContext>
    </BlokRegistry>
  );
}
