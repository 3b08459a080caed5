import { redirect } from 'react-router';
import {
  getBuild,
  recordCompletedOptions,
  resetBuild,
  selectOptions,
} from '#src/domain/builds/index.server.ts';
import {
  buildCookie,
  expiredBuildCookie,
  expiredUndoCookie,
  readUndoCookie,
  undoCookie,
} from '#src/domain/builds/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { hrefs } from '#src/web/page/hrefs.ts';
import { redirectToBuild } from '../choices/add-part.server.ts';
import type { OpenBuild } from '../open-build.server.ts';

type StartOverForm = { ctx: Ctx; request: Request; secure: boolean };

/** The server drops the choices; only this browser still has them, for half an hour. */
export async function reset({ ctx, secure }: StartOverForm, { access, build }: OpenBuild) {
  const { selectedOptions, completedOptions } = build;
  await resetBuild(ctx, access);
  return redirect(hrefs.build(), {
    status: 303,
    headers: [
      ['Set-Cookie', expiredBuildCookie({ secure })],
      ['Set-Cookie', undoCookie({ access, selectedOptions, completedOptions }, { secure })],
    ],
  });
}

/** Restores the previous build. One that was started since is left alone. */
export async function undoReset({ ctx, request, secure }: StartOverForm, open: OpenBuild | null) {
  const undo = readUndoCookie(request.headers.get('Cookie'));
  if (!undo || open) return redirect(hrefs.build(), 303);
  const { access, selectedOptions: options, completedOptions: meta } = undo;
  await recordCompletedOptions(ctx, { ...access, meta });
  await selectOptions(ctx, { ...access, options });
  return redirectToBuild(await getBuild(ctx, access), [
    ['Set-Cookie', buildCookie(access, { secure })],
    ['Set-Cookie', expiredUndoCookie({ secure })],
  ]);
}
