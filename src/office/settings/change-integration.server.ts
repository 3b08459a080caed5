import { writeAndBump } from '#src/domain/content/index.server.ts';
import type { Ctx } from '#src/domain/context.ts';
import { DomainError } from '#src/domain/errors.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { embedNames } from '#src/lib/embeds.ts';
import { why as whyForm } from '#src/office/kit/refusals.ts';
import { readIntegration } from './integration-form.ts';

type IntegrationForm = { form: FormData; here: string };

/**
 * Sets up third-party content, changes it, or removes it. Cached pages are rendered again, because they contain
 * whether there is any.
 * @throws {DomainError} invalid, with the error of each field
 */
export async function changeIntegration(
  ctx: Ctx,
  { form, here }: IntegrationForm,
): Promise<{ done: 'save' | 'remove' }> {
  const name = embedNames.find((one) => one === form.get('name'));
  if (!name) throw new DomainError('invalid', whyForm('form.unknown'));
  const typed = {
    script: String(form.get('script') ?? ''),
    origins: String(form.get('origins') ?? ''),
  };
  const { integration, issues } = readIntegration(name, typed, here);
  if (issues.length > 0) {
    throw new DomainError('invalid', whyForm('form.see-fields'), issues);
  }
  await writeAndBump(ctx, (inner) =>
    changeShopSettings(inner, (now) => ({
      integrations: { ...now.integrations, [name]: integration },
    })),
  );
  return { done: integration === null ? 'remove' : 'save' };
}
