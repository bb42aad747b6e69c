import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countReach, figuresOf, makeAnnouncement, sampleOf } from './public.ts';
import { announcedApp, numbers } from './testing/announced-app.ts';
import { words } from './testing/announced-co-op.ts';

let at: Awaited<ReturnType<typeof announcedApp>>;
beforeAll(async () => {
  at = await announcedApp();
});
afterAll(() => at.close());
beforeEach(() => at.begin());

const reached = async (topic: 'outage' | 'service') =>
  (await countReach(at.services.db, { topic, ways: ['email', 'text', 'voice'] }, numbers)).byWay;

describe('who is told (office-147)', () => {
  it('of the service by e-mail everybody, by text and call who chose to be told of anything that way', async () => {
    await at.choose('970001', ['billReady'], ['text', 'voice']);
    await at.choose('970002', ['billReady'], ['email']);
    const id = await at.announce({ accountNumbers: numbers });
    await at.run();
    expect(at.told.map((one) => one.slice(0, 18)).sort()).toEqual([
      '5415550170 Cedar R',
      '5415550170 Cedar R',
      '970001@own.example',
      '970002@own.example',
      '970003@own.example',
    ]);
    expect(at.told.find((one) => one.startsWith('970001'))).toContain('Dear Noti Fied,\n\nwe work at 5 Elm St.');
    expect(at.told.filter((one) => one.startsWith('541')).sort()).toEqual([
      '5415550170 Cedar Ridge Electric Cooperative. We work at 5 Elm St. To end these calls, call us at (541) 555-0100, or sign in and open Manage Notifications. Again, our number is (541) 555-0100.',
      '5415550170 Cedar Ridge: We work at 5 Elm St. Reply STOP to end all texts.',
    ]);
    expect(await at.figures(id)).toEqual({ waiting: 0, sent: 5, failed: 0, stopped: 0 });
    expect(await at.query('select state from announcements')).toEqual([{ state: 'done' }]);
  });

  it('of an outage who chose it, by the ways they chose, and by e-mail who has chosen nothing at all', async () => {
    await at.choose('970001', ['outage'], ['text']);
    await at.choose('970002', ['billReady'], ['email', 'text']);
    await at.announce({ topic: 'outage', accountNumbers: numbers });
    await at.run();
    expect(at.told.map((one) => one.slice(0, 10)).sort()).toEqual(['5415550170', '970003@own']);
  });

  it('nobody who left the place, nor whoever takes no mail; the estate of one who died', async () => {
    await at.query(
      "insert into member_marks (member_number, mark, account_number, since) values ('970001', 'moved-out', '970001', now())",
    );
    await at.query(
      "insert into member_marks (member_number, mark, since, estate_email) values ('970002', 'deceased', now(), 'heirs@example.com')",
    );
    await at.query(
      "update notification_contacts set address = '970003@own.example', undeliverable_at = now() where member_number = '970003' and kind = 'email'",
    );
    const id = await at.announce({ accountNumbers: numbers });
    await at.run();
    expect(at.told.map((one) => one.split(' ')[0])).toEqual(['heirs@example.com']);
    expect(await figuresOf(at.services.db, id)).toMatchObject({ members: 3, unreached: 2 });
  });

  it('an address once, however many accounts lead to it, and a member once by each way', async () => {
    await at.query("update members set email = 'both@own.example' where member_number in ('970001', '970002')");
    const id = await at.announce({ accountNumbers: numbers });
    await at.run();
    expect(at.told.filter((one) => one.startsWith('both@'))).toHaveLength(1);
    expect(await at.figures(id)).toMatchObject({ sent: 2 });
  });

  it('is counted and shown before anything is made, in each language, with what a text takes', async () => {
    await at.choose('970001', ['outage'], ['text']);
    expect(await reached('service')).toEqual({ email: 3, text: 1, voice: 0 });
    expect(await reached('outage')).toEqual({ email: 2, text: 1, voice: 0 });
    const wide = { ...words, es: { ...words.es, short: 'Mañana habrá un corte en {address}.' } };
    const [en, es] = await sampleOf(at.services, at.services.db, { topic: 'outage', words: wide }, '970001');
    expect(en).toMatchObject({ language: 'en', email: { subject: 'Planned work' }, text: { parts: 1, wide: [] } });
    expect(es?.text).toMatchObject({ parts: 2, wide: ['á'] });
    expect(es?.text.text).toMatch(/^Cedar Ridge: Mañana habrá un corte en 5 Elm St\. /);
    expect(await at.query('select 1 from announcements')).toEqual([]);
  });

  it('nothing is made of words that are missing', async () => {
    const made = { topic: 'service', ways: ['email'], accountNumbers: numbers, madeBy: 'Ana' } as const;
    const empty = { ...words, es: { ...words.es, short: '' } };
    await expect(
      at.services.db.transaction((tx) => makeAnnouncement(at.services, tx, { ...made, words: empty })),
    ).rejects.toMatchObject({ status: 400 });
    expect(await at.query('select 1 from announcements')).toEqual([]);
  });
});
