import type { Db } from '#src/db/client.ts';
import { seedBooking } from '#src/db/seeds/booking.ts';
import booking from '#src/db/seeds/demo/booking.json' with { type: 'json' };
import services from '#src/db/seeds/demo/copy/services.json' with { type: 'json' };
import siteFile from '#src/db/seeds/demo/copy/site.json' with { type: 'json' };
import team from '#src/db/seeds/demo/copy/team.json' with { type: 'json' };
import { seedSettings } from '#src/db/seeds/settings.ts';
import { changeShopSettings } from '#src/domain/settings/index.server.ts';
import { createTestContext } from './context.ts';

/** The demo shop with its bookable services; with `bays`, only this many of them. */
export async function seedBookingShop(db: Db, { bays }: { bays?: number } = {}): Promise<void> {
  const ctx = createTestContext(db);
  await seedSettings(ctx, siteFile);
  await seedBooking(ctx, { services, team, booking });
  if (bays === undefined) return;
  await changeShopSettings(ctx, (now) => ({
    bays: [
      ...now.bays.filter(({ kind }) => kind === 'bay').slice(0, bays),
      ...now.bays.filter(({ kind }) => kind === 'rack'),
    ],
  }));
}
