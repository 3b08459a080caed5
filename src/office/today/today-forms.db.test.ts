import { afterAll, beforeAll } from 'vitest';
import type { Database } from '#src/db/client.ts';
import type { Ctx } from '#src/domain/context.ts';
import { createTestContext } from '#tests/factories/context.ts';
import { testForm } from '#tests/factories/form-cases.ts';
import { addMessage, addStaff } from '#tests/factories/inquiries.ts';
import { openTestDatabase } from '#tests/setup/database.ts';
import { action } from './today.page.tsx';

let database: Database;
let ctx: Ctx;
let lead: string;

beforeAll(async () => {
  database = await openTestDatabase();
  ctx = await addStaff(createTestContext(database.db), 'owner', 'Marisol');
  lead = await addMessage(ctx, { name: 'Dana', contact: '602 555 0142' });
});
afterAll(() => database.close());

testForm('how a call went', () => ctx, {
  action,
  form: () => ({ fields: { id: lead, outcome: 'reached' } }),
  reads: () => `select kind, detail, (select stage from leads where id = inquiry_id) as stage
    from lead_events`,
  after: [{ kind: 'call', detail: { outcome: 'reached' }, stage: 'contacted' }],
  refused: 'builder',
  wrong: { fields: { outcome: 'sang' }, at: [] },
});
