import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { choose, notifiedMember } from '../features/communications/notices/testing/notified-co-op.ts';
import { testApp } from '../platform/testing/test-app.ts';
import { notificationsCommand } from './notifications.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let said: string[] = [];
const [drafted, byBank, byCard] = ['970001', '970002', '970003'] as const;
const [ownWay, tookBack, unreached] = ['970004', '970005', '970006'] as const;

beforeAll(async () => {
  at = await testApp();
  vi.stubEnv('DATABASE_URL', at.database.url);
  for (const way of ['log', 'error'] as const)
    vi.spyOn(console, way).mockImplementation((line: string) => void said.push(line));
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  await at.close();
});
beforeEach(() => {
  said = [];
});

const query = async (text: string, values: unknown[] = []) => (await at.database.pool.query(text, values)).rows;
const autoPay = async (number: string, paymentType: 'Check' | 'Credit') => {
  await query(
    `insert into stored_payments (member_number, stored_payment_id, payment_type, brand, last_four, token)
     values ($1, 'ONE', $2, 'Way', '6789', 'TOKEN')`,
    [number, paymentType],
  );
  await query(
    `insert into auto_pays (account_number, member_number, stored_payment_id, days_before, is_paused, start_date, updated_at)
     values ($1, $1, 'ONE', 0, false, '2026-01-01', now())`,
    [number],
  );
};
const chosen = async () => {
  const rows = await query(
    `select account_number, channel, value from notification_choices
       left join notification_thresholds using (account_number, member_number, topic)
     where topic = 'draftComing' order by account_number`,
  );
  return rows.map((row) => `${row.account_number} ${row.channel} ${row.value}`);
};

it('chooses the notice for plans from bank accounts that stand already, once, and leaves what members decided', async () => {
  await query('truncate drafts, auto_pays, notification_choices, notification_thresholds');
  for (const number of [drafted, byBank, byCard, ownWay, tookBack, unreached])
    await notifiedMember(at, { number, phone: `541555${number.slice(-4)}` });
  for (const number of [drafted, ownWay, tookBack, unreached])
    await query(
      `insert into drafts (account_number, member_number, draft_type, draft_method, start_date)
       values ($1, $1, 'bank', 'WHEN_BILLED', '2026-01-01')`,
      [number],
    );
  await autoPay(byBank, 'Check');
  await autoPay(byCard, 'Credit');
  await choose(at, ownWay, ['draftComing'], ['text']);
  await query(
    `insert into notices (notice_id, account_number, member_number, kind, subject, created_at)
     values ($1, $2, $2, 'draftComing', '2026-05-01 5000', now())`,
    [randomUUID(), tookBack],
  );
  await query('delete from notification_contacts where member_number = $1', [unreached]);

  expect(await notificationsCommand.run(['announce-drafts', '--dry-run'])).toBe(0);
  expect(await chosen()).toEqual([`${ownWay} text null`]);
  const rest = [
    'As their members chose: 1. Taken back by their members: 1.',
    'Reached by no e-mail of the portal, to be told by the office: 1.',
  ];
  expect(said.join('\n')).toBe(['Would be chosen for 2 accounts.', ...rest].join('\n'));

  expect(await notificationsCommand.run(['announce-drafts'])).toBe(0);
  expect(await chosen()).toEqual([`${drafted} email 10`, `${byBank} email 10`, `${ownWay} text null`]);
  expect(said.at(-1)).toBe(['Chosen for 2 accounts.', ...rest].join('\n'));
  await notificationsCommand.run(['announce-drafts']);
  expect(said.at(-1)).toContain('Chosen for 0 accounts.\nAs their members chose: 3.');
});

it('wants to be told what to do', async () => {
  for (const wrong of [[], ['announce'], ['announce-drafts', 'more']])
    await expect(notificationsCommand.run(wrong)).rejects.toThrow('Usage: coop notifications');
});
