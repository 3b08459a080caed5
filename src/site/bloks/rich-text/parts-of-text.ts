import { z } from 'zod';

const nodeSchema = z.looseObject({ type: z.string() });
const documentSchema = z.object({ content: z.array(z.unknown()) });
const bloksInside = z.object({ attrs: z.object({ body: z.array(z.unknown()) }) });

type Node = z.infer<typeof nodeSchema>;

/**
 * Splits a rich text document into runs of text, each a blok of its own, and the bloks between them. Anything else is
 * dropped.
 */
export function partsOfText(document: unknown): unknown[] {
  const nodes = documentSchema.safeParse(document).data?.content ?? [];
  return runsOf(nodes.flatMap((node) => nodeSchema.safeParse(node).data ?? [])).flatMap((run) => {
    const [first] = run;
    if (first?.type !== 'blok') return { component: 'rich-text-run', content: run };
    return bloksInside.safeParse(first).data?.attrs.body ?? [];
  });
}

/** Adjacent nodes that are not bloks stay together; each blok node is by itself. */
function runsOf(nodes: readonly Node[]): Node[][] {
  const runs: Node[][] = [];
  for (const node of nodes) {
    const last = runs.at(-1);
    const joins = node.type !== 'blok' && last !== undefined && last[0]?.type !== 'blok';
    if (joins) last.push(node);
    else runs.push([node]);
  }
  return runs;
}
