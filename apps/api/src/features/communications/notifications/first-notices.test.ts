import { firstTopics } from '@rochdale/domain/communications/notifications/first-notices';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';

/** The first sign-in of a login that was made here chooses notices, once and by e-mail (communications-38). */
let at: Awaited<ReturnType<typeof testApp>>;
const member = '200017';
const account = '104471882';

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const signIn = async () => {
  const payload = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  return (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
};
const chosen = () =>
  query(
    'select account_number, topic, channel, chosen_by from notification_choices where member_number = $1 order by 1, 2, 3',
    member,
  );
const noted = async () =>
  (await query("select kind from security_events where member_number = $1 and kind like 'notices-%'", member)).map(
    ({ kind }) => kind,
  );
const told = async () =>
  (await sentMessages(at)).filter(({ text }) => text.includes('You signed in for the first time'));

beforeEach(async () => {
  await query('delete from notification_choices');
  await query('delete from security_events');
  await query('update logins set awaits_first_notices = (member_number = $1)', member);
});

it('every account gets those that it can have, by e-mail alone, as the portal’s act, with a mail that says so', async () => {
  const before = (await told()).length;
  expect((await signIn()).loginInfo.areNoticesNew).toBe(true);
  const rows = await chosen();
  expect(new Set(rows.map(({ channel, chosen_by }) => `${channel} ${chosen_by}`))).toEqual(new Set(['email portal']));
  expect(rows.filter(({ account_number }) => account_number === account).map(({ topic }) => topic)).toEqual([
    ...['billReady', 'outage', 'paymentDue'],
  ]);
  expect(rows.every(({ topic }) => firstTopics.includes(topic))).toBe(true);
  expect(new Set(rows.map(({ account_number }) => account_number)).size).toBeGreaterThan(1);
  const [mail] = (await told()).slice(before);
  expect(mail?.text).toContain('/pages/manage-notifications');
  expect(await noted()).toEqual(['notices-preset']);

  await query('delete from notification_choices');
  expect((await signIn()).loginInfo.areNoticesNew).toBe(false);
  expect([await chosen(), (await told()).length]).toEqual([[], before + 1]);
});

describe('nothing is chosen', () => {
  it('for a login that was there before', async () => {
    await query('update logins set awaits_first_notices = false');
    expect((await signIn()).loginInfo.areNoticesNew).toBe(false);
    expect(await chosen()).toEqual([]);
  });

  it('where the co-op sends no notices, nor later when it does', async () => {
    const open = at.services.site();
    const { configuration } = open;
    Object.assign(open, { configuration: { ...configuration, allowSubscribeForNotification: false } });
    expect((await signIn()).loginInfo.areNoticesNew).toBe(false);
    Object.assign(open, { configuration });
    expect((await signIn()).loginInfo.areNoticesNew).toBe(false);
    expect(await chosen()).toEqual([]);
  });

  it('over what the member chose, in whichever order both arrive', async () => {
    await query('update logins set awaits_first_notices = false');
    const { accessToken } = await signIn();
    const save = () =>
      at.app.inject({
        method: 'PUT',
        url: `/v3/member/${member}/accounts/${account}/notifications`,
        headers: { authorization: `Bearer ${accessToken}` },
        payload: { topics: firstTopicsOff, appliesToAll: true },
      });
    for (let round = 0; round < 5; round++) {
      await query('delete from notification_choices');
      await query('update logins set awaits_first_notices = (member_number = $1)', member);
      const answers = await Promise.all([signIn(), save(), signIn(), save()]);
      expect(answers.filter((one) => 'statusCode' in one).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      expect(await chosen()).toEqual([]);
    }
  });
});

const firstTopicsOff = ['billReady', 'paymentDue', 'outage'].map((topic) => ({
  topic,
  channels: [],
  threshold: null,
}));

it('what the member saves is the member’s own, noted when it changed something', async () => {
  const { accessToken } = await signIn();
  const url = `/v3/member/${member}/accounts/${account}/notifications`;
  const headers = { authorization: `Bearer ${accessToken}` };
  const isPreset = async () => (await at.app.inject({ url, headers })).json().isPreset;
  const save = (channels: string[]) =>
    at.app.inject({
      method: 'PUT',
      url,
      headers,
      payload: {
        topics: ['billReady', 'paymentDue', 'outage'].map((topic) => ({ topic, channels, threshold: null })),
        appliesToAll: false,
      },
    });
  expect(await isPreset()).toBe(true);
  await save(['email']);
  expect([await isPreset(), await noted()]).toEqual([false, ['notices-preset']]);
  await save([]);
  expect(await noted()).toEqual(['notices-preset', 'notices-chosen']);
});
