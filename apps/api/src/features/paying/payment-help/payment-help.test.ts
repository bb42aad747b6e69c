import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { helpHarness } from './testing/help-harness.ts';

const day = 24 * 60;
const refusing = { template: 'not-again', words: '', evenTaken: false };
const promises = /not disconnected|you have until/i;

describe('granted by a person of the office', () => {
  let h: Awaited<ReturnType<typeof helpHarness>>;
  beforeAll(async () => {
    h = await helpHarness('office');
  });
  afterAll(() => h.close());
  beforeEach(() => h.clean());

  it('is asked at once, and nothing is promised before somebody has said yes', async () => {
    const offer = await h.offered();
    expect(offer.amount).toBe(92);
    expect((await h.ask(offer)).statusCode).toBe(200);
    expect(await h.standing()).toBe('asked');
    expect((await h.texts()).map(({ kind, text }) => [kind, promises.test(text)])).toEqual([
      ['payment-help-asked', false],
    ]);
    const { helpNumber } = (await h.get()).help;
    expect((await h.act('approve', helpNumber)).statusCode).toBe(200);
    expect(await h.standing()).toBe('granted');
    expect(await h.mails()).toEqual(['granted', 'asked']);
    await h.settle();
    expect(await h.mails()).toEqual(['granted', 'asked']);
  });

  it('what auto pay still takes is said before it is asked and after', async () => {
    const tomorrow = addDays((await h.get()).today, 1);
    await h.query(
      "insert into bills (account_number, bill_date, bill_number, bill_type, due_date, billed_cents, ending_balance_cents) values ($1, $2, 'H', 'Regular', $2, 5000, 5000)",
      ...[h.account, tomorrow],
    );
    await h.query(
      `with kept as (insert into stored_payments (member_number, stored_payment_id, payment_type, token)
         select member_number, 'H1', 'Credit', 'TEST-CARD-1111' from accounts where account_number = $1 returning member_number)
       insert into auto_pays (account_number, member_number, stored_payment_id, days_before, start_date, updated_at)
         select $1, member_number, 'H1', 0, '2026-01-01', now() from kept`,
      h.account,
    );
    const taken = [{ kind: 'auto-pay', day: tomorrow, amount: 188.6 }];
    expect((await h.get()).stillTaken).toEqual(taken);
    await h.ask(await h.offered());
    expect((await h.get()).stillTaken).toEqual(taken);
    await h.query('update auto_pays set is_paused = true where account_number = $1', h.account);
    expect((await h.get()).stillTaken).toEqual([]);
    await h.query('delete from auto_pays where account_number = $1', h.account);
    await h.query("delete from bills where account_number = $1 and bill_number = 'H'", h.account);
  });

  it('of fifty who ask at once one is kept, with one message and one entry of the audit', async () => {
    const [offer, headers] = [await h.offered(), await h.signedIn()];
    const before = await h.query("select 1 from security_events where kind = 'payment-help-asked'");
    const all = await Promise.all(Array.from({ length: 50 }, () => h.ask(offer, headers)));
    expect(new Set(all.map(({ statusCode }) => statusCode)).has(200)).toBe(true);
    const numbers = all.filter(({ statusCode }) => statusCode === 200).map((one) => one.json().helpNumber);
    expect(new Set(numbers).size).toBe(1);
    expect(await h.query('select 1 from payment_help')).toHaveLength(1);
    expect(await h.mails()).toEqual(['asked']);
    const after = await h.query("select 1 from security_events where kind = 'payment-help-asked'");
    expect(after.length - before.length).toBe(1);
  });

  it('a second kind beside one that is open, a page of yesterday, and what is not offered are refused', async () => {
    const offer = await h.offered();
    const parts = await h.offered('arrangement');
    expect((await h.ask({ ...offer, lastDay: '2030-01-01' })).json().message).toMatch(/^What we offer has changed/);
    expect((await h.ask({ ...offer, amount: 1 })).statusCode).toBe(409);
    await h.ask(offer);
    expect((await h.ask(parts)).json().message).toMatch(/^You have already asked/);
    await h.clean();
    await h.query("update accounts set derived_status = 'Pending Disconnect' where account_number = $1", h.account);
    expect((await h.ask(offer)).json().message).toMatch(/^This is no longer offered/);
    expect((await h.get()).denials).toEqual([
      { kind: 'extension', why: 'decided' },
      { kind: 'arrangement', why: 'decided' },
    ]);
  });

  it('of an account that an import closes meanwhile nothing is asked, and nothing is granted', async () => {
    const offer = await h.offered();
    const close = () => h.query("update accounts set closed_on = '2020-01-01' where account_number = $1", h.account);
    await close();
    expect((await h.ask(offer)).statusCode).toBeGreaterThanOrEqual(400);
    expect(await h.query('select 1 from payment_help')).toEqual([]);
    await h.query('update accounts set closed_on = null where account_number = $1', h.account);
    await h.ask(offer);
    const { helpNumber } = (await h.get()).help;
    await close();
    expect((await h.act('approve', helpNumber)).json().message).toMatch(/^The account is closed/);
    expect((await h.act('refuse', helpNumber, refusing)).statusCode).toBe(200);
    expect(await h.mails()).toEqual(['refused', 'asked']);
  });

  it('another member’s account is none', async () => {
    const url = '/v3/accounts/104471882/payment-help';
    expect((await h.at.app.inject({ url, headers: await h.signedIn() })).statusCode).toBe(404);
  });

  it('refused: the member reads the sentence, may ask again, and what was refused is not opened beside it', async () => {
    await h.ask(await h.offered());
    const { helpNumber } = (await h.get()).help;
    expect((await h.act('refuse', helpNumber, refusing)).statusCode).toBe(200);
    expect((await h.get()).help).toMatchObject({ standing: 'refused', reason: 'What was agreed before was not kept.' });
    const [mail] = await h.texts();
    expect([mail?.kind, promises.test(mail?.text ?? '')]).toEqual(['payment-help-refused', false]);
    expect((await h.ask(await h.offered())).statusCode).toBe(200);
    expect((await h.act('reopen', helpNumber, { version: 1, reason: 'a mistake' })).json().message).toMatch(
      /^The member has asked for something else/,
    );
  });

  it('what the next import contradicts is said to the member once, and once more when it is mended', async () => {
    await h.ask(await h.offered());
    const { helpNumber, lastDay } = (await h.get()).help;
    await h.act('approve', helpNumber);
    await h.books({ cutOffDate: lastDay });
    // Of the day of the grant: the clerk has not written it into the billing system yet.
    expect([await h.settle(), await h.standing()]).toEqual([0, 'granted']);
    h.clock.move(2 * day);
    await h.books({ cutOffDate: lastDay });
    // Before anybody was told, the page says it already.
    expect(await h.standing()).toBe('contradicted');
    await Promise.all([h.settle(), h.settle(), h.settle()]);
    expect(await h.mails()).toEqual(['contradicted', 'granted', 'asked']);
    await h.books({ cutOffDate: null });
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['granted', ['granted', 'contradicted', 'granted', 'asked']]);
    h.clock.move(-2 * day);
  });

  it('of an open bankruptcy, and of an account that has another holder, nobody is told that service may end', async () => {
    await h.ask(await h.offered());
    const { helpNumber, lastDay } = (await h.get()).help;
    await h.act('approve', helpNumber);
    h.clock.move(2 * day);
    await h.books({ cutOffDate: lastDay });
    await h.query('update accounts set is_bankrupt = true where account_number = $1', h.account);
    await h.settle();
    await h.query('update accounts set is_bankrupt = false where account_number = $1', h.account);
    await h.query("update accounts set member_number = '200017' where account_number = $1", h.account);
    await h.settle();
    await h.query("update accounts set member_number = '200025' where account_number = $1", h.account);
    expect(await h.mails()).toEqual(['granted', 'asked']);
    h.clock.move(-2 * day);
  });

  it('its last day ends it, and another may be asked for, as often as the co-op offers it', async () => {
    for (const used of [0, 1]) {
      expect((await h.get()).offers[0].used).toBe(used);
      await h.ask(await h.offered());
      await h.query("update payment_help set last_day = '2026-01-01' where ended_at is null");
    }
    expect(await h.standing()).toBe('over');
    expect((await h.get()).denials).toEqual([{ kind: 'extension', why: 'used-up' }]);
  });

  it('asked and never answered it runs out, and the member is told so once (paying-90)', async () => {
    await h.ask(await h.offered());
    h.clock.move(15 * day);
    for (const many of [3, 1]) await Promise.all(Array.from({ length: many }, h.settle));
    expect(await h.mails()).toEqual(['ranOut', 'asked']);
    expect((await h.texts())[0]?.text).toContain('we did not answer. It was not granted.');
    h.clock.move(-15 * day);
  });

  it('an arrangement is asked with its parts, and the first is the next to pay', async () => {
    await h.ask(await h.offered('arrangement'));
    const { help } = await h.get();
    expect(help).toMatchObject({ kind: 'arrangement', standing: 'asked', amount: 92, next: { amount: 30.68 } });
    expect(help.parts.map(({ amount }: { amount: number }) => amount)).toEqual([30.68, 30.66, 30.66]);
    await h.act('approve', help.helpNumber);
    const [text] = await h.texts();
    expect(text?.text).toContain('$30.68 by');
  });
});

describe('granted by the billing system over the link', () => {
  let h: Awaited<ReturnType<typeof helpHarness>>;
  beforeAll(async () => {
    h = await helpHarness('link');
  });
  afterAll(() => h.close());
  beforeEach(() => h.clean());
  const asked = async () => {
    await h.ask(await h.offered());
    return (await h.get()).help.helpNumber;
  };

  it('is granted when it has said so, and told once', async () => {
    const number = await asked();
    expect((await h.get()).help.standing).toBe('asked');
    await h.deliver();
    await h.settle();
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['granted', ['granted', 'asked']]);
    expect(h.billing.told).toMatchObject([{ transNo: number, amount: 9200 }]);
  });

  it('refused: by a sentence of ours, and never anything else', async () => {
    h.billing.mood = 'refuses';
    await asked();
    await h.deliver();
    await h.settle();
    expect((await h.get()).help).toMatchObject({ standing: 'refused', reason: expect.stringMatching(/^By our rules/) });
    expect(await h.mails()).toEqual(['refused', 'asked']);
  });

  it('silent: it stays asked, waits in the queue once its time has passed, and a late yes is still one', async () => {
    h.billing.mood = 'hangs';
    const number = await asked();
    await h.deliver();
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['asked', ['asked']]);
    await h.query("update payment_help set answer_by = now() - interval '1 minute'");
    const { items } = (await h.office.call('queues.list', { query: { kind: 'payment-help' } }, h.ike)).json();
    expect(items).toMatchObject([{ itemId: number }]);
    expect((await h.get()).help.isLate).toBe(true);
    h.billing.mood = 'accepts';
    await h.deliver();
    await h.settle();
    expect(await h.standing()).toBe('granted');
  });

  it('a lost answer is no answer: the truth is asked again, under the same number', async () => {
    h.billing.mood = 'loses';
    const number = await asked();
    await h.deliver();
    await h.settle();
    expect(await h.standing()).toBe('asked');
    h.billing.mood = 'accepts';
    await h.deliver();
    await h.settle();
    expect(await h.standing()).toBe('granted');
    expect(h.billing.told.map(({ transNo }) => transNo)).toEqual([number, number]);
  });

  it('a yes that comes after the office has refused, or after service went off, promises nothing', async () => {
    h.billing.mood = 'loses';
    const number = await asked();
    await h.deliver();
    expect((await h.act('refuse', number, refusing)).statusCode).toBe(409);
    expect((await h.act('refuse', number, { ...refusing, evenTaken: true })).statusCode).toBe(200);
    h.billing.mood = 'accepts';
    await h.deliver();
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['refused', ['refused', 'asked']]);
    await h.clean();
    await asked();
    await h.books({ status: 'Disconnected' });
    await h.deliver();
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['contradicted', ['contradicted', 'asked']]);
  });

  it('a no that comes after the office has granted is a contradiction, and the member is told', async () => {
    h.billing.mood = 'loses';
    const number = await asked();
    await h.deliver();
    await h.act('approve', number);
    h.billing.mood = 'refuses';
    await h.deliver();
    await h.settle();
    expect([await h.standing(), await h.mails()]).toEqual(['contradicted', ['contradicted', 'granted', 'asked']]);
  });

  it('forgotten: it said yes, and its books of the next day say otherwise', async () => {
    await asked();
    await h.deliver();
    await h.settle();
    h.clock.move(2 * day);
    await h.books({ status: 'Pending Disconnect', cutOffDate: '2026-12-01' });
    expect(await h.standing()).toBe('contradicted');
    await h.settle();
    expect(await h.mails()).toEqual(['contradicted', 'granted', 'asked']);
    h.clock.move(-2 * day);
  });
});
