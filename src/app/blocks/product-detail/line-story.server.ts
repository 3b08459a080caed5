import { z } from 'zod';
import type { Ctx } from '#src/domain/context.ts';
import type { PageRequest } from '../page-request.ts';

const brandContent = z.object({
  lineDetails: z.array(
    z.object({ lineId: z.string(), story: z.string() }).catch({ lineId: '', story: '' }),
  ),
});

/** What its maker's story says of a line; '' where it says nothing. */
export async function lineStory(
  ctx: Ctx,
  { lineId, locale }: { lineId: string } & Pick<PageRequest, 'locale'>,
): Promise<string> {
  const brands = await ctx.content.listStories({
    startsWith: 'brands',
    isStartpage: false,
    locale,
  });
  const details = brands.flatMap(
    ({ content }) => brandContent.safeParse(content).data?.lineDetails ?? [],
  );
  return details.find((line) => line.lineId === lineId)?.story ?? '';
}
