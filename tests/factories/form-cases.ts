import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { StaffRole } from '#src/domain/auth/index.ts';
import type { Ctx } from '#src/domain/context.ts';
import { type Fields, type PostedForm, postForm, type RouteAction } from './post-form.ts';
import { asStaff } from './staff.ts';

/** A form of the office, and what its action has to do. */
export type FormCase = {
  action: RouteAction;
  /** What is submitted. Called while the test runs, so that it can name records made in `beforeAll`. */
  form: () => PostedForm | Promise<PostedForm>;
  /** A SQL statement that reads what the form changes. */
  reads: () => string;
  /** The rows that it reads after the form was submitted. */
  after: unknown;
  /** Who submits it; the owner by default. */
  by?: StaffRole;
  /** A role that may not submit it. */
  refused: StaffRole;
  /** Wrong values for some fields, and the fields that the answer must mark. */
  wrong?: { fields: Fields; at: readonly string[]; status?: number };
};

/**
 * Submits a form three times: by somebody who may not, with wrong values, and correctly. Each time the
 * database is read. In this order, because only the last one may change anything.
 */
export function testForm(name: string, ctx: () => Ctx, tried: FormCase): void {
  const { action, by = 'owner', refused, wrong } = tried;
  const read = async () => (await ctx().db.execute(sql.raw(tried.reads()))).rows;

  test(`${name}: not for the role ${refused}`, async () => {
    const before = await read();
    const { status } = await postForm(
      action,
      asStaff(ctx(), refused, 'Nobody'),
      await tried.form(),
    );
    expect(status).toBe(403);
    expect(await read()).toEqual(before);
  });

  if (wrong) {
    test(`${name}: what is wrong is said beside its field, what was typed comes back`, async () => {
      const before = await read();
      const { fields, ...form } = await tried.form();
      const sent = { ...fields, ...wrong.fields };
      const { status, answer } = await postForm(action, asStaff(ctx(), by), {
        ...form,
        fields: sent,
      });
      expect(status).toBe(wrong.status ?? 422);
      expect(Object.keys(answer.issues ?? {})).toEqual(expect.arrayContaining([...wrong.at]));
      expect(answer.typed ?? answer.values).toMatchObject(lastOf(sent));
      expect(await read()).toEqual(before);
    });
  }

  test(`${name}: what was asked is in the database`, async () => {
    const { status, answer } = await postForm(action, asStaff(ctx(), by), await tried.form());
    expect(answer.problem ?? '', JSON.stringify(answer.issues)).toBe('');
    expect(status).toBeLessThan(400);
    expect(await read()).toEqual(tried.after);
  });
}

/** `typed` has the last value of each name. */
function lastOf(fields: Fields): Record<string, unknown> {
  const texts = Object.entries(fields).filter(([, value]) => !(value instanceof File));
  return Object.fromEntries(texts.map(([name, value]) => [name, [value].flat().at(-1)]));
}
