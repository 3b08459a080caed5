import { type ActionFunctionArgs, data, type ServerBuild } from 'react-router';
import { asStorageRefusal } from '#src/domain/no-space.server.ts';
import { requestSubject } from '#src/domain/request-subject.ts';
import type { LocaleCode } from '#src/lib/locales.ts';
import { neededMegabytes } from '#src/lib/no-space.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { translate } from '#src/web/words/translate.ts';
import formStrings from '../words.json' with { type: 'json' };
import { recallPosted } from './posted-forms.server.ts';
import { unsavedOf } from './unsaved.ts';

const NO_SPACE = 507;

/** The build, whose forms all come back with what was typed if there is no room to store it. */
export function captureTyped(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    if (!route || !action) return [id, route] as const;
    const keeping = (args: ActionFunctionArgs) => orGiveBack(args, () => action(args as never));
    return [id, { ...route, module: { ...route.module, action: keeping } }] as const;
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}

async function orGiveBack(args: ActionFunctionArgs, act: () => unknown): Promise<unknown> {
  try {
    return await act();
  } catch (error) {
    const refusal = asStorageRefusal(error);
    if (refusal === null) throw error;
    const { logger, locale, ...asked } = args.context.get(ctxContext);
    const subject = requestSubject(asked);
    logger.error({ err: error, ...subject }, 'no space left: a form was not stored');
    const { pathname, search } = new URL(args.request.url);
    const known = recallPosted(args.request);
    if (known?.giveBack) return known.giveBack(noSpaceMessage(locale), NO_SPACE);
    throw data(unsavedOf(pathname + search, known?.form ?? new FormData()), { status: NO_SPACE });
  }
}

function noSpaceMessage(locale: LocaleCode): string {
  const t = translate(formStrings, locale);
  return t('noSpace', { megabytes: neededMegabytes });
}
