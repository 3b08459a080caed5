import { parseArgs } from 'node:util';
import { type GoodsKind, goodsKinds } from '#src/domain/catalog/index.ts';
import { StartError } from '#src/server/start-error.ts';

export type GoodsArguments = { kind: GoodsKind; file: string; dryRun: boolean };

/** @throws {StartError} with an example of how to call the command */
export function readGoodsArguments(command: string, args: string[]): GoodsArguments {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false } },
  });
  const kind = goodsKinds.find((one) => one === positionals[0]);
  const file = positionals[1];
  if (!kind || !file || positionals.length > 2) {
    throw new StartError(
      `Name what and which file: npm run ${command} -- wheels wheels.csv (what: ${goodsKinds.join(', ')})`,
    );
  }
  return { kind, file, dryRun: values['dry-run'] };
}
