import type { Ctx } from '#src/domain/context.ts';
import { type DomainError, refuseField } from '#src/domain/errors.ts';
import { type Build, withOptionToggled } from './build-state.ts';
import type { BuildOption } from './options.ts';
import { changeBuild, lockBuild } from './queries.server.ts';
import { why } from './refusals.ts';
import { type BuildAccess, selectedOptionsSchema } from './schemas.ts';

/** Sets which options the build covers. @throws {DomainError} 'invalid' if none is left */
export function selectOptions(
  ctx: Pick<Ctx, 'db' | 'clock'>,
  { options, ...access }: BuildAccess & { options: readonly BuildOption[] },
): Promise<Build> {
  const { success, data } = selectedOptionsSchema.safeParse(options);
  if (!success) throw noneLeft();
  return changeBuild(ctx, { access, change: { selectedOptions: data } });
}

/** Adds or removes one option. @throws {DomainError} 'invalid' if it is the last one */
export function toggleOption(
  ctx: Ctx,
  { option, ...access }: BuildAccess & { option: BuildOption },
): Promise<Build> {
  return ctx.db.transaction(async (tx) => {
    const build = await lockBuild(tx, access);
    const toggled = withOptionToggled(build, option);
    if (toggled === build) throw noneLeft();
    const { clock } = ctx;
    return selectOptions({ db: tx, clock }, { ...access, options: toggled.selectedOptions });
  });
}

function noneLeft(): DomainError {
  return refuseField('invalid', 'selectedOptions', why('builds.keep-one'));
}
