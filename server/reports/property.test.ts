import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestGuide } from '../testing/guides.ts';
import { startTestHouse, type TestHouse } from '../testing/house.ts';
import type { TestPerson } from '../testing/person.ts';
import { GUIDES, ModelReports, steps } from './testing/model-reports.ts';
import { balanceOf, expectSound, refundsOf } from './testing/credits.ts';
import { changeSettings, newGuide, report, reportsOf, review } from './testing/readers.ts';

let house: TestHouse;
let admin: TestPerson;

beforeAll(async () => {
  house = await startTestHouse({ env: { ADMIN_EMAILS: 'admin@benesight.test' } });
  admin = await house.person('admin@benesight.test');
});
afterAll(() => house.close());

test('whatever is unlocked, reported, decided and set: the money is that of a simple model, and comes back once', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (drawn) => {
      await house.db.execute(sql`delete from setting_history`);
      const person = await house.person();
      const guides: TestGuide[] = [];
      for (let index = 0; index < GUIDES; index += 1) guides.push(await newGuide(house));
      const at = (index: number) => guides[index] ?? { id: '', title: '', passageIds: [] };
      const model = new ModelReports(5);

      for (const wanted of drawn) {
        const step = model.resolve(wanted);
        if (step === null) continue;
        const what = JSON.stringify(step);
        if (step.do === 'unlock') {
          const { status } = await person.call('POST /api/doc-search/view', {
            body: { documentId: at(step.guide).id },
          });
          expect(status, what).toBe(model.unlock(step.guide));
        } else if (step.do === 'report') {
          const { status, body } = await report(person, at(step.guide));
          expect([status, status === 200 ? body.creditsRefunded : 0], what).toEqual(model.report(step.guide));
        } else if (step.do === 'reportAll') {
          const open = guides.flatMap((_, index) => {
            const { paid, open: waiting } = model.at(index);
            return paid !== null && waiting === null ? [index] : [];
          });
          const answers = await Promise.all(open.map((index) => report(person, at(index))));
          const back = answers.map(({ body }) => body.creditsRefunded);
          const due = open.map((index) => model.due(index));
          // Which of them came first is not known; how many bring credits back, and how many credits each, is.
          const left = Math.max(0, model.settings.maxAutoRefunds - model.used);
          expect(back.filter((credits) => credits > 0).length, what).toBe(
            Math.min(left, due.filter((credits) => credits > 0).length),
          );
          for (const [place, index] of open.entries()) {
            const credits = back[place] ?? 0;
            expect([0, due[place]], what).toContain(credits);
            model.noteReport(index, credits);
          }
        } else if (step.do === 'review') {
          const [waiting] = (await reportsOf(person)).filter(
            ({ documentId, status }) => documentId === at(step.guide).id && status === 'pending',
          );
          const { status } = await review(admin, waiting ?? { id: '' }, {
            status: step.status,
            creditsRefunded: step.credits,
          });
          expect(status, what).toBe(model.review(step.guide, step.status, step.credits));
        } else if (step.do === 'age') {
          model.at(step.guide).age = step.hours;
          await house.db.execute(sql`
            update document_view set viewed_at = now() - make_interval(hours => ${step.hours})
            where user_id = ${person.id} and guide_id = ${at(step.guide).id}`);
        } else if (step.do === 'price') {
          model.price = step.credits;
          const body = { serviceType: 'document_view', cost: step.credits };
          expect((await admin.call('PATCH /api/admin/settings/credit-costs', { body })).status).toBe(200);
        } else {
          const { do: _, ...body } = step;
          model.settings = body;
          expect((await changeSettings(admin, body)).status).toBe(200);
        }
        expect(await balanceOf(person), what).toBe(model.balance);
      }

      const reports = await reportsOf(person);
      const paying = reports.filter(({ creditsRefunded }) => creditsRefunded > 0);
      expect(new Set(paying.map(({ documentId }) => documentId)).size).toBe(paying.length);
      const sum = (credits: number[]) => credits.reduce((total, one) => total + one, 0);
      expect(sum((await refundsOf(person)).map(({ delta }) => delta))).toBe(
        sum(reports.map(({ creditsRefunded }) => creditsRefunded)),
      );
      expect(reports.filter(({ autoRefunded }) => autoRefunded)).toHaveLength(model.used);
      await expectSound(house);
    }),
    { numRuns: 18 },
  );
}, 180_000);
