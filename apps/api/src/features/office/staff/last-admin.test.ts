import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const turnOff = ({ staffId }: Clerk, by: Clerk) =>
  office.call('staff.disable', { params: { staffId }, body: { reason: 'left' } }, by);

it('of two admins who turn each other off at the same moment one stays', async () => {
  for (let round = 0; round < 2; round += 1) {
    const [ann, bob] = [
      await office.hire(`ann-${round}@coop.example`, ['admin']),
      await office.hire(`bob-${round}@coop.example`, ['admin']),
    ];
    const answers = await Promise.all([turnOff(ann, bob), turnOff(bob, ann)]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const { rows } = await at.database.pool.query(
      'update staff set disabled_at = now() where disabled_at is null returning 1',
    );
    expect(rows).toHaveLength(1);
  }
});
