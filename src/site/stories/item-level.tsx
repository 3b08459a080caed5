import { createContext, type ReactNode, useContext } from 'react';

/** 3 below a heading of the second level, else 2, so that no level is skipped. */
const ItemLevel = createContext<2 | 3>(2);

const headings: readonly (string | undefined)[] = ['section-heading', 'headline'];

type ItemLevelsProps = { under: string | undefined | true; children: ReactNode };

/** `under` is the component before these items, or true if they have a title of their own. */
export function ItemLevels({ under, children }: ItemLevelsProps) {
  const level = under === true || headings.includes(under) ? 3 : 2;
  return <ItemLevel value={level}>{children}</ItemLevel>;
}

type ItemHeadingProps = {
  children: ReactNode;
  /** Of a person or a product: the same in every language. */
  isName?: boolean;
};

/** Title of an item in a grid, list or carousel. */
export function ItemHeading({ children, isName }: ItemHeadingProps) {
  const Heading = useContext(ItemLevel) === 3 ? 'h3' : 'h2';
  return (
    <Heading className="title-3" translate={isName ? 'no' : undefined}>
      {children}
    </Heading>
  );
}
