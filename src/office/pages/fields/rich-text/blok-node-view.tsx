import { type NodeViewProps, NodeViewWrapper, ReactNodeViewRenderer } from '@tiptap/react';
import { inEach } from '#src/lib/locales.ts';
import { BloksControl } from '../bloks-control.tsx';
import { useRichText } from './rich-text-context.ts';
import { BlokNode } from './service-nodes.ts';

/** Parts of a page in the text, with the same list as in any other field. */
export const BlokNodeView = BlokNode.extend({
  addNodeView: () => ReactNodeViewRenderer(PartsInText),
});

function PartsInText({ node, updateAttributes, deleteNode }: NodeViewProps) {
  const { onOpenBlok, language, allowed } = useRichText();
  return (
    <NodeViewWrapper className="rich-text-parts" contentEditable={false}>
      <BloksControl
        id=""
        field={{ ...listField, allowed: [...allowed] }}
        value={node.attrs.body}
        language={language}
        describedBy={undefined}
        invalid={false}
        onOpenBlok={onOpenBlok}
        onChange={(body) =>
          Array.isArray(body) && body.length === 0 ? deleteNode() : updateAttributes({ body })
        }
      />
    </NodeViewWrapper>
  );
}

const noWords = inEach(() => '');

const listField = {
  name: 'body',
  type: 'bloks' as const,
  label: noWords,
  help: null,
  required: false,
  translatable: false,
  options: [],
  source: null,
  format: null,
  default: null,
  min: null,
  max: null,
  group: 'content' as const,
};
