import type { Database } from '#src/db/client.ts';
import { createRunningExperiments } from '#src/domain/experiments/index.server.ts';
import { createVisitReader } from '#src/http/analytics/read-visit.ts';
import { createQuickReader } from '#src/http/listener.ts';
import { systemClock } from './node-ids.ts';

type VisitParts = { database: Database; keyFor(purpose: string): Buffer; https: boolean };

/** The running experiments, and who decides which variant a visitor sees. */
export function openVisits({ database, keyFor, https }: VisitParts) {
  const experiments = createRunningExperiments({ db: database.db, clock: systemClock });
  const read = createVisitReader({ experiments, keyFor, https });
  return {
    experiments,
    read,
    /** Reads the visit of a request that may be answered from the cache. */
    quickReader: (trustedHops: number) =>
      createQuickReader({ experiments, readVisit: read, trustedHops }),
  };
}
