import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { isProtected } from './public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let [dana, ike, marta]: Clerk[] = [];
const reason = 'a court order';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
  ike = await office.hire('ike@coop.example', ['billing']);
  marta = await office.hire('marta@coop.example', ['billing']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const rows = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;

describe('a protected member', () => {
  const lottie = { memberNumber: '' };
  let [phone, street] = ['', ''];
  const find = async (q: string, who: Clerk | undefined) =>
    (await office.call('members.find', { query: { q } }, who)).json();
  const see = async (who: Clerk | undefined) => (await office.call('members.see', { params: lottie }, who)).json();
  const isFound = async (q: string, who: Clerk | undefined): Promise<boolean> =>
    (await find(q, who)).members.some((one: { memberNumber: string }) => one.memberNumber === lottie.memberNumber);

  beforeAll(async () => {
    lottie.memberNumber = (
      await rows("select member_number from logins where login_key = 'lottie.burke'")
    )[0].member_number;
    [{ phone }] = await rows('select phone from member_phones where member_number = $1', lottie.memberNumber);
    [{ street }] = await rows(
      'select service_street as street from accounts where member_number = $1',
      lottie.memberNumber,
    );
  });

  it('is hidden from clerks on the page and in the search, at once, and seen by whoever bills', async () => {
    for (const q of [phone, street]) expect(await isFound(q, dana)).toBe(true);
    const answer = await office.call('member-marks.protect', { params: lottie, body: { reason } }, dana);
    expect(answer.statusCode).toBe(200);
    expect(await isProtected(at.services.db, lottie.memberNumber)).toBe(true);
    for (const q of [phone, street]) {
      expect(await isFound(q, dana)).toBe(false);
      expect((await find(q, dana)).opens).toBeNull();
      expect(await isFound(q, ike)).toBe(true);
    }
    expect(await isFound('lottie burke', dana)).toBe(true);
    const hidden = await see(dana);
    expect(hidden).toMatchObject({ isPlaceHidden: true, phones: [] });
    expect(JSON.stringify(hidden)).not.toContain(street);
    expect(JSON.stringify(hidden)).not.toContain(phone);
    expect((await see(ike)).isPlaceHidden).toBe(false);
    expect(JSON.stringify(await see(ike))).toContain(street);
  });

  it('is not named by a phone beside messages, and what went to one is not found by it', async () => {
    const messageId = '00000000-0000-4000-8000-0000000000f1';
    await rows(
      `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
       values ($1, 'text', $2, 'notice-billReady', 'sent', now())`,
      messageId,
      phone,
    );
    const all = async (query: object, who: Clerk | undefined) =>
      (await office.call('messages.all', { query }, who)).json().messages;
    const saw = async (who: Clerk | undefined) =>
      (await office.call('messages.see', { params: { messageId } }, who)).json().whose;
    expect(await all({ recipient: phone }, dana)).toEqual([]);
    expect(await all({ channel: 'text' }, dana)).toMatchObject([{ messageId, whose: [] }]);
    expect(await saw(dana)).toEqual([]);
    for (const query of [{ recipient: phone }, { channel: 'text' }])
      expect(await all(query, ike)).toMatchObject([{ whose: [lottie] }]);
    expect(await saw(ike)).toMatchObject([lottie]);
  });

  it('is uncovered by two people, not by a clerk, not by one', async () => {
    const ask = (who: Clerk | undefined) =>
      office.call('member-marks.unprotect', { params: lottie, body: { reason } }, who);
    expect((await ask(dana)).statusCode).toBe(403);
    const asked = (await ask(ike)).json();
    expect(asked.state).toBe('waiting');
    const { approvalId } = asked;
    expect((await see(dana)).isPlaceHidden).toBe(true);
    for (const who of [ike, dana])
      expect(
        (await office.call('approvals.approve', { params: { approvalId } }, who)).statusCode,
      ).toBeGreaterThanOrEqual(400);
    expect(await isProtected(at.services.db, lottie.memberNumber)).toBe(true);
    const both = await Promise.all(
      [1, 2, 3].map(() => office.call('approvals.approve', { params: { approvalId } }, marta)),
    );
    expect(both.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await see(dana)).isPlaceHidden).toBe(false);
    expect(await rows("select count(*)::int as count from audit where act = 'member-protection-lifted'")).toEqual([
      { count: 1 },
    ]);
    expect((await ask(ike)).statusCode).toBe(409);
  });
});
