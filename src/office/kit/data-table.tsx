import type { ReactNode } from 'react';

export type Column<Row> = {
  key: string;
  /** The heading; on a phone it precedes the value. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** A number: at the end of its column, never broken. */
  isFigure?: boolean;
  /** Left out where all columns have no room, on a tablet: the row's own page has it. */
  isMinor?: boolean;
  /** The row's buttons: at the end, without a visible heading. */
  isActions?: boolean;
};

type DataTableProps<Row> = {
  /** The table's caption for screen readers. */
  caption: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Where a row is answered by R; undefined for one that cannot be. */
  replyHref?: (row: Row) => string | undefined;
};

/** Rows of one kind. The first column names the row; on a phone each row becomes a small card. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, rows, rowKey, replyHref } = props;
  return (
    <table className="table data-table">
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column.key} scope="col" className={classOf(column)}>
              <span className={column.isActions ? 'visually-hidden' : undefined}>
                {column.title}
              </span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-key-row="" data-reply={replyHref?.(row)}>
            {columns.map((column, index) => (
              <Cell key={column.key} column={column} row={row} isFirst={index === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type CellProps<Row> = { column: Column<Row>; row: Row; isFirst: boolean };

function Cell<Row>({ column, row, isFirst }: CellProps<Row>) {
  const { title, cell, isActions } = column;
  if (isFirst) return <th scope="row">{cell(row)}</th>;
  if (isActions) return <td className="data-table-actions">{cell(row)}</td>;
  return (
    <td data-title={title} className={classOf(column)}>
      {cell(row)}
    </td>
  );
}

function classOf<Row>({ isFigure, isMinor }: Column<Row>): string | undefined {
  const names = [isFigure && 'data-table-figure', isMinor && 'data-table-minor'];
  return names.filter(Boolean).join(' ') || undefined;
}
