import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profile, queuesHarness, refusing } from './testing/queues-harness.ts';

let q: Awaited<ReturnType<typeof queuesHarness>>;

beforeAll(async () => {
  q = await queuesHarness();
});
afterAll(() => q.close());
beforeEach(() => q.clean());

describe('a profile change', () => {
  it('is shown side by side with what was checked, and approved it is in force, told once', async () => {
    const key = await q.changed();
    const seen = await q.see(key);
    expect(seen).toMatchObject({ name: 'Walter Prine', sections: ['name', 'address'], isCompared: true, answer: null });
    expect(seen.lines[0]).toEqual({ label: 'Name', before: 'Walter Prine', after: 'Walter Ada Prine' });
    expect(seen.checks).toContainEqual({ isFine: true, text: 'No new password in the 7 days before' });
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, n) => (n % 2 ? q.act('approve', key, {}) : q.act('refuse', key, refusing, q.ben))),
    );
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    const told = [...(await q.mails('profile-approved')), ...(await q.mails('profile-rejected'))];
    expect(told).toHaveLength(1);
  });

  it('is refused with the sentence that its member reads by e-mail and at the top of the profile, and leaves all as it was', async () => {
    const before = await (await q.member('walter.prine')).get(profile);
    const key = await q.changed();
    expect((await q.act('refuse', key, refusing)).statusCode).toBe(200);
    const reason = 'We could not read part of it. The number has a digit too few.';
    expect((await q.mails('profile-rejected'))[0]?.text).toContain(reason);
    const now = await (await q.member('walter.prine')).get(profile);
    expect(now).toEqual({ ...before, refused: { date: expect.any(String), reason } });
    expect(await q.query('select * from profile_holds')).toEqual([]);
    expect((await q.see(key)).answer).toMatchObject({ answer: 'refused', by: 'ike', said: reason, wasTold: true });
    await q.changed();
    expect((await (await q.member('walter.prine')).get(profile)).refused).toBeNull();
    expect((await q.act('reopen', key, { version: 1, reason: 'he called' })).json().message).toMatch(
      /has sent another/,
    );
  });

  it('is approved in part: the rest is refused, and both say so', async () => {
    const key = await q.changed();
    expect((await q.act('approve', key, { sections: ['phones'] })).statusCode).toBe(400);
    expect((await q.act('approve', key, { sections: ['address'] })).statusCode).toBe(200);
    expect(await (await q.member('walter.prine')).get(profile)).toMatchObject({
      streetNumber: '9',
      middleName: '',
      isVerified: 'Y',
      refused: { reason: 'We need to talk with you about it first.' },
    });
    const answered = (await q.list({ standing: 'answered' })).items;
    expect(answered.map((one: { sections: string[]; answer: string }) => [one.answer, one.sections])).toEqual([
      ['refused', ['name']],
      ['approved', ['address']],
    ]);
  });

  it('that was refused is opened again, and what its member replaced is answered no more', async () => {
    const key = await q.changed();
    await q.act('refuse', key, refusing);
    expect((await q.act('reopen', key, { version: 1, reason: 'she called' })).statusCode).toBe(200);
    expect(await q.mails('profile-reopened')).toHaveLength(1);
    await (await q.member('walter.prine')).change({ middleName: 'Bo' });
    expect((await q.act('approve', key, { version: 2 })).json().message).toMatch(/^The member has sent another change/);
    const [row] = (await q.list()).items;
    expect((await q.see(row)).lines[0].after).toBe('Walter Bo Prine');
  });

  it('of a protected member says nothing to who may not see where they live', async () => {
    const key = await q.changed();
    await q.query(
      "insert into member_marks (member_number, mark, account_number, since) values ('200025', 'protected', '', now())",
    );
    expect(await q.see(key, q.dana)).toMatchObject({ isPlaceHidden: true, lines: [], checks: [] });
    expect((await q.see(key)).lines.length).toBeGreaterThan(0);
  });
});
