import {
  cloneElement,
  type FunctionComponent,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { editableAttributes } from '#src/lib/editable-comment.ts';
import type { Blok } from '#src/site/stories/blok-props.ts';
import { PartBoundary } from './part-boundary.tsx';

type Attributes = NonNullable<ReturnType<typeof editableAttributes>>;
type Element = ReactElement<{ children?: ReactNode; [name: string]: unknown }>;

/**
 * Adds the editor's marks to the element of a part. No wrapper is added, so a draft has the same layout as the
 * published page.
 */
export function markPart(part: ReactElement, blok: Blok): ReactNode {
  const attributes = editableAttributes(blok._editable);
  return (
    <PartBoundary blok={blok}>
      {attributes === null ? part : <Marked node={part} attributes={attributes} />}
    </PartBoundary>
  );
}

type MarkedProps = { node: ReactNode; attributes: Attributes };

/** Descends through components and fragments to the first DOM elements. */
function Marked({ node, attributes }: MarkedProps): ReactNode {
  if (Array.isArray(node)) {
    return node.map((one: ReactNode, at) => (
      <Marked key={elementKey(one) ?? at} node={one} attributes={attributes} />
    ));
  }
  if (!isValidElement(node)) return node;
  // Every element has props; only its type knows which.
  const element = node as Element;
  if (typeof element.type === 'string') return cloneElement(element, attributes);
  if (isPlainComponent(element.type)) {
    return (
      <Called
        key={typeName(element.type)}
        of={element.type}
        props={element.props}
        attributes={attributes}
      />
    );
  }
  return isLazy(element.type) ? (
    <div {...attributes}>{element}</div>
  ) : (
    cloneElement(element, {}, <Marked node={element.props.children} attributes={attributes} />)
  );
}

type CalledProps = { of: FunctionComponent; props: object; attributes: Attributes };

/** A component's own hooks run here: one `Called` always calls the same component (see its key). */
function Called({ of, props, attributes }: CalledProps): ReactNode {
  // A component that returns a promise would be a server component; there are none.
  return <Marked node={of(props) as ReactNode} attributes={attributes} />;
}

function isPlainComponent(type: unknown): type is FunctionComponent {
  return typeof type === 'function' && !type.prototype?.isReactComponent;
}

const names = new WeakMap<object, string>();
let known = 0;

function typeName(type: object): string {
  const name = names.get(type) ?? `part-${++known}`;
  names.set(type, name);
  return name;
}

function isLazy(type: unknown): boolean {
  return (
    typeof type === 'function' || (typeof type === 'object' && type !== null && '_payload' in type)
  );
}

function elementKey(node: ReactNode): string | null {
  return isValidElement(node) ? node.key : null;
}
