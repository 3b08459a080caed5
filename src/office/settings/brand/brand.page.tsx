import { getShopSettings } from '#src/domain/settings/index.server.ts';
import { answerTo } from '#src/office/kit/answer.server.ts';
import type { Answer } from '#src/office/kit/answer.ts';
import { AnswerToast } from '#src/office/kit/answer-toast.tsx';
import { PageHead } from '#src/office/kit/page-head.tsx';
import { fontFile, fontPairs } from '#src/web/brand/font-pairs.ts';
import { fontAddress } from '#src/web/brand/index.server.ts';
import { readFormWithFiles } from '#src/web/forms/read-form.server.ts';
import { ctxContext } from '#src/web/page/load-context.ts';
import { useAnswer } from '#src/web/page/use-answer.ts';
import { useStrings } from '#src/web/words/use-strings.ts';
import type { Route } from './+types/brand.page';
import brandStyles from './brand.css?url';
import { BrandForm } from './brand-form.tsx';
import { changeBrand } from './change-brand.server.ts';
import type { PairFiles } from './use-pair-fonts.ts';
import brandStrings from './words.json' with { type: 'json' };

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: brandStyles }];

export async function loader({ context }: Route.LoaderArgs) {
  // A new context, because the same request's action may just have changed them.
  const { name, brand } = await getShopSettings({ ...context.get(ctxContext) });
  const { logo, darkLogo, icon, ...written } = brand;
  return {
    name,
    brand: {
      ...written,
      logo: logo.kind,
      hasDarkLogo: darkLogo !== null,
      hasIcon: icon !== null,
    },
    files: pairFiles(),
  };
}

function pairFiles(): PairFiles {
  const entries = Object.entries(fontPairs).map(([name, { display, text }]) => [
    name,
    { display: fontAddress(fontFile(display, 600)), text: fontAddress(fontFile(text, 400)) },
  ]);
  // Has the same keys.
  return Object.fromEntries(entries) as PairFiles;
}

export async function action({ request, context }: Route.ActionArgs) {
  const ctx = context.get(ctxContext);
  const form = await readFormWithFiles(ctx, request);
  return answerTo({ ctx, form }, async () => {
    await changeBrand(ctx, form);
    return { done: 'save' };
  });
}

export default function BrandPage({ loaderData: { name, brand, files } }: Route.ComponentProps) {
  const t = useStrings(brandStrings);
  const answer = useAnswer<Answer<'save'>>();
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} />
      <BrandForm name={name} brand={brand} files={files} answer={answer} />
      <AnswerToast answer={answer} words={() => t('done')} />
    </>
  );
}
