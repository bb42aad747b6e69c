import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RecipientRefused } from '../messages/carriers.ts';
import { deliver } from '../messages/deliver-job.ts';
import { findMessage } from '../messages/message-store.ts';
import { sendMessage } from '../messages/send-message.ts';
import { answerText } from '../notices/answer-text.ts';
import { noticeCheck } from '../notices/notice-check.ts';
import { ensureLoginContact } from '../notifications/contacts-store.ts';
import { endOfOutage } from './public.ts';
import { sendAnnouncements } from './send-announcements.ts';
import { announcedApp, numbers } from './testing/announced-app.ts';

let at: Awaited<ReturnType<typeof announcedApp>>;
beforeAll(async () => {
  at = await announcedApp();
});
afterAll(() => at.close());
beforeEach(() => at.begin());

describe('the sending (office-148)', () => {
  it('keeps to the rate of all announcements together, outages first', async () => {
    await many(200);
    const accounts = (await at.query("select account_number as n from accounts where account_number like '96%'")).map(
      ({ n }) => n,
    );
    await at.announce({ ways: ['email'], accountNumbers: accounts });
    const urgent = await at.announce({
      topic: 'outage',
      ways: ['email'],
      accountNumbers: accounts.slice(0, 30),
    });
    const written: number[] = [];
    await at.run(1);
    expect(at.told).toHaveLength(2);
    for (let second = 0; second < 75; second += 1) {
      written.push(await sendAnnouncements(at.services));
      await at.query("update outgoing_messages set state = 'sent'");
      at.pass();
    }
    expect(written.slice(0, 59).reduce((sum, one) => sum + one, 0)).toBe(118);
    expect(Math.max(...written)).toBe(2);
    expect(await at.figures(urgent)).toMatchObject({ waiting: 0, sent: 30 });
  });

  it('what is held until the morning keeps no outage back, and what a mail server does not take only e-mail', async () => {
    await many(200);
    await at.choose('970001', ['outage'], ['text']);
    const accounts = (await at.query("select account_number as n from accounts where account_number like '96%'")).map(
      ({ n }) => n,
    );
    await at.announce({ ways: ['email'], accountNumbers: accounts });
    await at.run(0);
    await at.query("update announcement_recipients set state = 'written', written_at = '2027-06-08T18:00:00Z'");
    await at.query(
      `insert into outgoing_messages (message_id, channel, recipient, kind, state, created_at)
       select message_id, channel, address, 'announcement', 'waiting', written_at from announcement_recipients`,
    );
    const urgent = { topic: 'outage', accountNumbers: [...numbers, ...accounts] } as const;
    await at.announce({ ...urgent, ways: ['email'] });
    await at.run(0);
    expect(await sendAnnouncements(at.services)).toBe(0);
    await at.announce({ ...urgent, ways: ['text'] });
    await at.run(0);
    expect(await sendAnnouncements(at.services)).toBe(1);
    await at.query("update outgoing_messages set not_before = '2027-06-09T15:00:00Z'");
    expect(await sendAnnouncements(at.services)).toBe(2);
  });

  it('stops at once: what was written and not handed over does not go, until it goes on, and then once', async () => {
    await at.choose('970001', ['outage'], ['text', 'voice']);
    const id = await at.announce({ accountNumbers: numbers });
    await at.run(1);
    expect(at.told).toHaveLength(2);
    await sendAnnouncements(at.services);
    expect(await at.act(id, 'stop')).toBe(true);
    expect(await at.act(id, 'stop')).toBe(false);
    await at.run();
    expect(at.told).toHaveLength(2);
    expect(await at.figures(id)).toEqual({ waiting: 0, sent: 2, failed: 0, stopped: 3 });
    expect(await at.act(id, 'resume')).toBe(true);
    await at.run();
    expect(at.told).toHaveLength(5);
    expect(new Set(at.told).size).toBe(5);
    expect(await at.figures(id)).toEqual({ waiting: 0, sent: 5, failed: 0, stopped: 0 });
  });

  it('of fifty who stop it at once, one is told that they did', async () => {
    const id = await at.announce({ accountNumbers: numbers });
    const stopped = await Promise.all(Array.from({ length: 50 }, () => at.act(id, 'stop')));
    expect(stopped.filter(Boolean)).toHaveLength(1);
  });

  it('is called off for good, before it began and in the middle', async () => {
    const id = await at.announce({ accountNumbers: numbers });
    await at.act(id, 'call-off');
    await at.run();
    expect([at.told, await at.act(id, 'resume'), await at.act(id, 'start')]).toEqual([[], false, false]);
    expect(await at.figures(id)).toMatchObject({ sent: 0, waiting: 0 });
  });

  it('goes to nobody who answers STOP in the middle, nor to a contact that is another by then', async () => {
    await at.choose('970001', ['outage'], ['text']);
    await at.choose('970002', ['outage'], ['text']);
    const id = await at.announce({ topic: 'outage', ways: ['text'], accountNumbers: numbers });
    await at.run(0);
    await sendAnnouncements(at.services);
    await answerText(at.services, { phone: '5415550170', text: 'STOP ALL', id: 'a', note: async () => undefined });
    await at.query("update notification_contacts set address = '5415550999' where address = '5415550171'");
    await at.run();
    expect(at.told).toEqual([]);
    expect(await at.figures(id)).toEqual({ waiting: 0, sent: 0, failed: 0, stopped: 2 });
    await at.query("update notification_contacts set address = '5415550171' where address = '5415550999'");
  });

  it('STOP ends all texts where the last one was about the service, and outages where it was about one', async () => {
    await at.choose('970001', ['outage', 'billReady'], ['text']);
    await at.announce({ topic: 'outage', ways: ['text'], accountNumbers: numbers });
    await at.run();
    await answerText(at.services, { phone: '5415550170', text: 'STOP', id: 'b', note: async () => undefined });
    expect(await at.query('select topic from text_stops')).toEqual([{ topic: 'outage' }]);
    at.pass();
    await at.announce({ ways: ['text'], accountNumbers: numbers });
    await at.run();
    expect(at.told).toHaveLength(2);
    await answerText(at.services, { phone: '5415550170', text: 'STOP', id: 'c', note: async () => undefined });
    expect(await at.query("select 1 from contact_consents where phone = '5415550170' and ended_at is null")).toEqual(
      [],
    );
  });

  it('an address that takes nothing has failed, is marked, and is not tried again', async () => {
    at.refusals.set('970001@own.example', new RecipientRefused('550 no such mailbox'));
    const id = await at.announce({ ways: ['email'], accountNumbers: numbers });
    await at.run();
    expect(await at.figures(id)).toEqual({ waiting: 0, sent: 2, failed: 1, stopped: 0 });
    expect(await at.query("select reason from announcement_recipients where state = 'refused'")).toEqual([
      { reason: '550 no such mailbox' },
    ]);
  });

  it('the address of a login that takes nothing is marked though its member never looked at the contacts', async () => {
    await at.query(
      `insert into logins (login_key, login_id, member_number, email, password_hash)
       values ('ann1', 'ann1', '970001', 'Ann@login.example', '')`,
    );
    at.refusals.set('ann@login.example', new RecipientRefused('550 no such mailbox'));
    await at.announce({ ways: ['email'], accountNumbers: ['970001'] });
    await at.run();
    at.refusals.clear();
    await ensureLoginContact(at.services.db, '970001', 'ann@login.example', at.clock.now());
    at.pass();
    const id = await at.announce({ ways: ['email'], accountNumbers: ['970001'] });
    await at.run();
    expect(at.told).toEqual([]);
    expect(await at.figures(id)).toMatchObject({ sent: 0 });
    await at.query("delete from logins where login_id = 'ann1'");
    await at.query("delete from notification_contacts where address = 'ann@login.example'");
  });

  it('sent again by text it waits for the morning, and is not sent after STOP or a call-off', async () => {
    const id = await at.announce({ topic: 'outage', ways: ['text'], accountNumbers: numbers });
    const service = await at.announce({ ways: ['email'], accountNumbers: numbers });
    await at.run();
    at.told.length = 0;
    const again = async (announcementId: string, channel: 'email' | 'text' = 'text') => {
      const recipient = channel === 'text' ? '5415550170' : '970001@own.example';
      const facts = { announcementId, accountNumber: '970001' };
      const [first] = await at.query('select message_id as id from outgoing_messages limit 1');
      const to = { recipient, channel, memberNumber: '970001', kind: 'announcement', language: 'en' as const, facts };
      const messageId = await at.services.db.transaction((tx) =>
        sendMessage(at.services, tx, { ...to, againOf: first?.id }, () => ({
          subject: 'Again',
          paragraphs: ['Again.'],
        })),
      );
      await deliver({ ...at.services, check: noticeCheck(at.services) }, messageId);
      const message = await findMessage(at.services.db, messageId);
      return message?.notBefore ? 'held' : (message?.reason ?? message?.state);
    };
    expect(await again(id)).toBe('sent');
    at.setTime('2027-06-09T05:00:00Z');
    expect([await again(service), await again(id), await again(service, 'email')]).toEqual(['held', 'sent', 'sent']);
    at.setTime('2027-06-09T17:00:00Z');
    await at.query("insert into text_stops (address, topic, stopped_at) values ('5415550170', 'outage', now())");
    expect([await again(id), await again(service)]).toEqual(['stopped', 'sent']);
    await at.query("update contact_consents set ended_at = now() where phone = '5415550170'");
    expect(await again(service)).toBe('stopped');
    await at.query("update announcements set state = 'over'");
    expect(await again(service, 'email')).toBe('over');
  });

  it('texts and calls about the service wait for the morning, and e-mail does not', async () => {
    at.setTime('2027-06-09T05:00:00Z');
    await at.choose('970001', ['billReady'], ['text']);
    const id = await at.announce({ accountNumbers: numbers });
    await at.run();
    expect(await at.figures(id)).toMatchObject({ sent: 3, waiting: 1 });
    at.setTime('2027-06-09T15:00:00Z');
    await at.run();
    expect(await at.figures(id)).toMatchObject({ sent: 4, waiting: 0 });
  });
});

describe('what tells of an outage (office-149)', () => {
  const goesOut = async () => {
    await at.query(
      "insert into outages (outage_number, description, started_at) values ('OUT1', 'Storm', '2027-06-08T10:00')",
    );
    await at.query("insert into outage_locations values ('LANN', 'OUT1')");
  };

  it('is told to nobody once it is over, whoever says so', async () => {
    await goesOut();
    const told3 = { topic: 'outage', ways: ['email'], accountNumbers: numbers, outageNumber: 'OUT1' } as const;
    const first = await at.announce(told3);
    await at.run(1);
    expect(at.told).toHaveLength(2);
    await sendAnnouncements(at.services);
    await at.query("update outages set restored_at = '2027-06-08T11:59'");
    await at.run();
    expect(at.told).toHaveLength(2);
    expect(await at.figures(first)).toMatchObject({ sent: 2, stopped: 1, waiting: 0 });
    await at.query('update outages set restored_at = null');
    const second = await at.announce(told3);
    await at.services.db.transaction((tx) => endOfOutage({ clock: at.clock, name: 'Ben' }, tx, 'OUT1'));
    await at.run();
    expect([at.told.length, await at.act(second, 'resume')]).toEqual([2, false]);
  });

  it('is told at an address as long as one of its accounts is out', async () => {
    await goesOut();
    await at.query("update members set email = 'both@own.example' where member_number in ('970001', '970002')");
    const id = await at.announce({
      topic: 'outage',
      ways: ['email'],
      accountNumbers: numbers,
      outageNumber: 'OUT1',
    });
    await at.run(0);
    const back = (account: string) =>
      at.query("update accounts set location_id = 'LBEN' where account_number = $1", account);
    await back('970001');
    await sendAnnouncements(at.services);
    await back('970003');
    await at.run();
    expect(at.told.map((one) => one.split(' ')[0])).toEqual(['both@own.example']);
    expect(await at.figures(id)).toMatchObject({ sent: 1, stopped: 1 });
  });
});

it('a message of an announcement that is gone is told nobody', async () => {
  await at.announce({ ways: ['email'], accountNumbers: numbers });
  await at.run(0);
  await sendAnnouncements(at.services);
  await at.query('truncate announcements, announcement_accounts, announcement_recipients');
  for (const { id } of await at.query('select message_id as id from outgoing_messages'))
    await deliver({ ...at.services, check: noticeCheck(at.services) }, id);
  expect(at.told).toEqual([]);
});

/** So many members more, each with an account and an address. */
async function many(count: number): Promise<void> {
  await at.query(
    `insert into members (member_number, first_name, last_name, email)
     select '96' || lpad(i::text, 4, '0'), 'Many', 'One', i || '@many.example' from generate_series(1, $1) i on conflict do nothing`,
    count,
  );
  await at.query(
    `insert into accounts (account_number, member_number, account_holder_name, account_type, service_street, service_city,
       service_state, service_zip) select member_number, member_number, 'Many', 'Electric', '1 Way', 'Town', 'OR', '97498'
     from members where member_number like '96%' on conflict do nothing`,
  );
}
