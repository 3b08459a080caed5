import { liftHeightSchema } from '../schemas.ts';
import { type Cell, CellError } from './cells.ts';
import { why } from './refusals.ts';

const pattern =
  /^(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?: (active|draft|discontinued))?(?: stock (\d+))?(?: lead (\d+))?$/;

/** Front and rear inches of each height with its offer: "4/3|6/5 draft stock 2 lead 14". */
export const heightsCell: Cell = {
  read: (text) => text.split('|').map(readHeight),
  write: (value) => liftHeightSchema.array().parse(value).map(writeHeight).join('|'),
};

function readHeight(text: string) {
  const [, front, rear, status = 'active', stock, lead] = pattern.exec(text) ?? [];
  if (front === undefined || rear === undefined) {
    throw new CellError(why('goods.not-heights', { text }));
  }
  const count = (digits: string | undefined) => (digits === undefined ? null : Number(digits));
  return {
    frontIn: Number(front),
    rearIn: Number(rear),
    status,
    stock: { onHand: count(stock), leadTimeDays: count(lead) },
  };
}

function writeHeight({
  frontIn,
  rearIn,
  status,
  stock,
}: ReturnType<typeof liftHeightSchema.parse>) {
  return [
    `${frontIn}/${rearIn}`,
    ...(status === 'active' ? [] : [status]),
    ...(stock.onHand === null ? [] : [`stock ${stock.onHand}`]),
    ...(stock.leadTimeDays === null ? [] : [`lead ${stock.leadTimeDays}`]),
  ].join(' ');
}
