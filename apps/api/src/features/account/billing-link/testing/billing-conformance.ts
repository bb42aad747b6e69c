import { toldKinds } from '@rochdale/domain/account/billing-link/told-kinds';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../../platform/testing/test-database.ts';
import { doubtsSince } from '../answers-store.ts';
import { refusedDeliveries } from '../deliveries/deliveries-store.ts';
import { freshBalances } from '../fresh-balances.ts';
import { DeliveryRefused } from '../told.ts';
import { billingActs } from './billing-acts.ts';
import type { BillingHarness } from './billing-harness.ts';

const requestKinds = ['service-order', 'profile-change', 'outage-report'] as const;

/** Every promise of docs/billing-link.md, by its number, tried with one billing system. */
export function describeBillingLink(name: string, open: () => Promise<BillingHarness>, isLive: boolean): void {
  describe(name, () => {
    let harness: BillingHarness;
    let database: TestDatabase;
    const its = billingActs(() => ({ harness, database }));
    beforeAll(async () => {
      [harness, database] = await Promise.all([open(), testDatabase()]);
    });
    afterAll(async () => {
      await harness?.close();
      await database?.drop();
    });
    const untried = () => ({
      balanceOf: (account: string) => harness.link.balanceOf(account, AbortSignal.timeout(5_000)),
    });

    it('1. one book: whatever is paid, told, billed and heard in whatever order, what is shown is owed', async () => {
      const act = fc.record({
        act: fc.constantFrom('pay', 'bill', 'counter', 'hand', 'hear'),
        cents: fc.integer({ min: 1, max: 30_000 }),
      });
      await fc.assert(
        fc.asyncProperty(fc.array(act, { maxLength: 8, size: 'max' }), async (steps) => {
          const account = await its.account(50_000);
          let [known, paid] = [50_000, 0];
          for (const step of steps) {
            if (step.act === 'pay') {
              await its.pay(account, step.cents);
              paid += step.cents;
            } else if (step.act === 'bill') harness.books.charge(account, step.cents);
            else if (step.act === 'counter') harness.books.charge(account, -step.cents);
            else if (step.act === 'hand') await its.hand();
            else {
              const booked = its.bookedOf(account).reduce((sum, [, cents]) => sum + Number(cents), 0);
              if (await its.hear(account)) known = (harness.books.owed(account) ?? 0) + booked;
            }
            expect(await its.shown(account)).toBe(known - paid);
          }
        }),
        { numRuns: 15 },
      );
    });

    it('2. once: a payment that is told again, and from several sides at once, is booked once', async () => {
      const account = await its.account(10_000);
      const transNo = await its.pay(account, 4_210);
      await Promise.all([its.hand(), its.hand(), its.hand()]);
      await its.hand();
      expect(its.bookedOf(account)).toEqual([[transNo, 4_210]]);
    });

    it('3. in order: what went back follows what was paid', async () => {
      const account = await its.account(10_000);
      const transNo = await its.pay(account, 4_210);
      await its.pay(account, 500);
      await its.pay(account, -4_210, `${transNo}-R`);
      await its.hand();
      const booked = its.bookedOf(account).map(([number]) => number);
      expect(booked.indexOf(transNo)).toBeLessThan(booked.indexOf(`${transNo}-R`));
      expect([booked.length, harness.books.owed(account)]).toEqual([3, 9_500]);
    });

    it.runIf(isLive)(
      '4. lost answers: a delivery whose answer is lost rejects, and is accepted when it is told again',
      async () => {
        const account = await its.account(10_000);
        const posting = its.postingOf(account);
        await expect(harness.during('answer-lost', () => harness.link.deliver(posting))).rejects.toThrow();
        await harness.link.deliver(posting);
        expect(its.bookedOf(account)).toEqual([[posting.transNo, 4_210]]);
      },
    );

    it.runIf(isLive)(
      '5. refused: what the billing system will not book is refused with its reason, and holds nothing else back',
      async () => {
        const account = await its.account(10_000);
        harness.books.close(account);
        await expect(harness.link.deliver(its.postingOf(account))).rejects.toThrow(DeliveryRefused);
        const transNo = await its.pay(account, 700);
        await its.pay(account, -700, `${transNo}-R`);
        await its.hand();
        const refused = (await refusedDeliveries(database.db)).filter((one) => one.subject === account);
        expect(refused.map((one) => [one.transNo, one.reason !== ''])).toEqual([[transNo, true]]);
        expect(its.bookedOf(account)).toEqual([]);
      },
    );

    it.runIf(isLive)('6. another account’s data is refused, and the office is told', async () => {
      const account = await its.account(10_000);
      await its.account(99_999);
      expect(await harness.during('another-account', () => its.hear(account))).toBe(false);
      expect(await its.shown(account)).toBe(10_000);
      const doubts = await doubtsSince(database.db, new Date(0));
      expect(doubts.filter((one) => one.accountNumber === account).map(({ kind }) => kind)).toEqual([
        'another-account',
      ]);
    });

    it.runIf(isLive)('7. an answer of before the balance is refused, and the office is told', async () => {
      const account = await its.account(10_000);
      expect(await its.hear(account)).toBe(true);
      harness.books.charge(account, 5_000);
      expect(await harness.during('back-in-time', () => its.hear(account))).toBe(false);
      expect(await its.shown(account)).toBe(10_000);
      const doubts = await doubtsSince(database.db, new Date(0));
      expect(doubts.filter((one) => one.accountNumber === account).map(({ kind }) => kind)).toEqual(['back-in-time']);
    });

    it.runIf(isLive)(
      '8. silence: every question rejects, a member waits for two seconds, and reads what was known',
      async () => {
        const account = await its.account(10_000);
        harness.books.charge(account, 5_000);
        for (const fault of ['silent', 'down'] as const)
          await harness.during(fault, async () => {
            const fresh = freshBalances(its.services());
            const began = performance.now();
            expect(await fresh.hear(account)).toMatchObject({ isFresh: false });
            expect(performance.now() - began).toBeLessThan(3_500);
            // Whoever comes next does not wait again.
            const again = performance.now();
            expect(await fresh.hear(account)).toMatchObject({ isFresh: false });
            expect(performance.now() - again).toBeLessThan(1_000);
          });
        expect(await its.shown(account)).toBe(10_000);
        expect(await freshBalances(its.services()).hear(account)).toMatchObject({ isFresh: true });
        expect(await its.shown(account)).toBe(15_000);
      },
    );

    it.runIf(isLive)('9. a stranger is told nothing, and books nothing', async () => {
      const account = await its.account(10_000);
      await expect(harness.stranger.balanceOf(account, AbortSignal.timeout(5_000))).rejects.toThrow();
      await expect(harness.stranger.deliver(its.postingOf(account))).rejects.toThrow();
      expect(its.bookedOf(account)).toEqual([]);
    });

    it('10. it says what the other side can do', async () => {
      const { abilities, says } = await harness.link.describe();
      const tells = new Set(isLive ? toldKinds : []);
      expect(abilities).toEqual({ balances: isLive, changes: isLive, outages: isLive, tells });
      expect(says).not.toBe('');
    });

    it.runIf(isLive)(
      '11. amounts arrive to the cent, and an account that is not there is no balance of 0',
      async () => {
        await fc.assert(
          fc.asyncProperty(fc.integer({ min: -9_999_999, max: 9_999_999 }), async (cents) => {
            const account = await its.account(cents);
            expect((await untried().balanceOf(account)).balance).toBe(cents);
            const posting = its.postingOf(account, { amount: cents, method: 'echeck' });
            await harness.link.deliver(posting);
            expect(its.bookedOf(account)).toEqual([[posting.transNo, cents]]);
          }),
          { numRuns: 30 },
        );
        await expect(untried().balanceOf('999999999999')).rejects.toThrow();
      },
    );

    it.runIf(isLive)('12. carried out twice by the other side is as once', async () => {
      const account = await its.account(10_000);
      const transNo = await its.pay(account, 4_210);
      await harness.during('doubled', () => its.hand());
      expect(await its.hear(account)).toBe(true);
      expect([its.bookedOf(account), await its.shown(account)]).toEqual([[[transNo, 4_210]], 5_790]);
    });

    it.each(requestKinds)(
      '13. what members asked for (%s) is taken once, however often and from how many sides it is told',
      async (kind) => {
        const account = await its.account(0);
        const first = await its.ask(account, kind);
        await Promise.all([its.hand(), its.hand(), its.hand()]);
        const second = await its.ask(account, kind);
        await harness.during('doubled', () => its.hand());
        await its.hand();
        expect(its.takenOf(account)).toEqual(isLive || kind !== 'profile-change' ? [first, second] : [account]);
      },
    );

    it.runIf(isLive).each(requestKinds)(
      '14. of what members asked for (%s) a lost answer is asked for again, a refusal has its reason, another’s is neither',
      async (kind) => {
        const account = await its.account(0);
        const number = await its.ask(account, kind);
        for (const fault of ['answer-lost', 'another-account'] as const) {
          await harness.during(fault, () => its.hand());
          expect(await its.standOf(account)).toEqual([['sent', null]]);
          await its.query('update billing_deliveries set try_at = now()', []);
        }
        await its.hand();
        expect([its.takenOf(account), await its.standOf(account)]).toEqual([[number], [['accepted', null]]]);
        harness.books.close(account);
        await its.ask(account, kind);
        await its.hand();
        expect(await its.standOf(account)).toEqual([
          ['accepted', null],
          ['refused', expect.stringMatching(/^the account is closed$|^no reason was said$/)],
        ]);
        expect(its.takenOf(account)).toEqual([number]);
      },
    );

    it.runIf(isLive)('18. more time is accepted again under its number, and with another day is refused', () =>
      its.tellExtension().then((told) => expect(told).toEqual(['accepted', 'accepted', 'refused'])),
    );

    it('15. what changed of member, place and meter comes as an import brings it, and what is not said stands', async () => {
      const account = await its.account(0);
      await its.query("update members set middle_name = 'Q' where member_number = $1", [account]);
      const facts = its.know(account);
      await its.takeChange(account);
      expect(await its.knownOf(account)).toEqual(facts);
      if (isLive)
        expect(await its.query('select middle_name from members where member_number = $1', [account])).toEqual([
          { middle_name: 'Q' },
        ]);
      its.know(account, { lastName: 'Wu' });
      await its.takeChange(account);
      expect(await its.knownOf(account)).toEqual({ ...facts, lastName: 'Wu' });
    });

    it.runIf(isLive)(
      '16. what is said of another account or member, and of before, is left, and the office is told',
      async () => {
        const [account, other] = [await its.account(0), await its.account(0)];
        const facts = its.know(account);
        its.know(other, { lastName: 'Another' });
        await its.takeChange(account);
        its.know(account, { lastName: 'Wu' });
        for (const fault of ['another-account', 'back-in-time', 'answer-lost'] as const)
          await harness.during(fault, () => its.takeChange(account));
        expect(await its.knownOf(account)).toEqual(facts);
        its.know(account, { memberNumber: other });
        await its.takeChange(account);
        expect(await its.knownOf(account)).toEqual(facts);
        const doubts = (await doubtsSince(database.db, new Date(0))).filter((one) => one.accountNumber === account);
        expect(doubts.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['another-member', 'back-in-time']));
        // What had no answer waits, and is asked for again.
        its.know(account, { lastName: 'Wu' });
        await its.takeChange(account);
        expect(await its.knownOf(account)).toEqual({ ...facts, lastName: 'Wu' });
      },
    );

    it.runIf(isLive)(
      '17. an outage comes as a file brings it, a moved estimate is told once, and its end ends it',
      async () => {
        const account = await its.account(0);
        await its.query("update accounts set location_id = 'L' || account_number where account_number = $1", [account]);
        await its.query(
          "insert into meters (account_number, meter_number, meter_type) values ($1, 'M' || $1, 'Electric')",
          [account],
        );
        const number = `N-${account}`;
        const startedAt = '2026-11-20T18:00:00.000Z';
        const outage = {
          number,
          startedAt,
          description: 'A tree',
          restoredAt: null,
          meters: [`M${account}`, 'another co-op’s'],
        };
        harness.books.breakOut({ ...outage, estimate: '2026-11-20T20:00:00.000Z' });
        for (let asked = 0; asked < 3; asked += 1) await its.takeOutages();
        const first = { description: 'A tree', restoredAt: null, places: [`L${account}`] };
        expect(await its.outageOf(number)).toEqual({ ...first, estimate: '2026-11-20T12:00', told: 1 });
        harness.books.breakOut({ ...outage, estimate: '2026-11-20T21:30:00.000Z' });
        await Promise.all([its.takeOutages(), its.takeOutages(), its.takeOutages()]);
        expect(await its.outageOf(number)).toEqual({ ...first, estimate: '2026-11-20T13:30', told: 2 });
        const restored = { ...outage, estimate: '2026-11-20T21:30:00.000Z', restoredAt: '2026-11-20T21:00:00.000Z' };
        harness.books.breakOut(restored);
        await harness.during('back-in-time', () => its.takeOutages());
        await harness.during('answer-lost', () => its.takeOutages().catch(() => undefined));
        expect((await its.outageOf(number)).restoredAt).toBe(null);
        await its.takeOutages();
        await its.takeOutages();
        expect(await its.outageOf(number)).toMatchObject({ restoredAt: '2026-11-20T13:00', told: 2 });
      },
    );
  });
}
