import { AskDialog } from './ask-dialog.tsx';
import { ShopTime } from './shop-time.tsx';
import { useActorName } from './use-actor-name.ts';

type MadeCellProps = { record: { createdAt: string; authorName: string } };

/** When and by whom a record was created. */
export function MadeCell({ record: { createdAt, authorName } }: MadeCellProps) {
  const nameOf = useActorName();
  return (
    <>
      <ShopTime at={createdAt} />
      <small>{nameOf(authorName)}</small>
    </>
  );
}

type RemoveCellProps = {
  /** What is removed, for people who hear the button without its row. */
  name: string;
  /** The label of the button, also in its confirmation. */
  label: string;
  title: string;
  text: string;
  fields: Readonly<Record<string, string>>;
};

/** A button that removes the record of its row, after a confirmation. */
export function RemoveCell({ name, label, ...question }: RemoveCellProps) {
  return (
    <AskDialog
      className="button button--quiet button--small"
      button={
        <>
          {label}
          <span className="visually-hidden"> {name}</span>
        </>
      }
      confirm={label}
      isDanger
      {...question}
    />
  );
}
