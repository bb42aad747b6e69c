import type { HelpGrantor } from '@rochdale/domain/paying/payment-help/help-settings';
import { sentMessages } from '../../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { movedClock, testOffice } from '../../../../testing/office.ts';
import { deliverDue } from '../../../account/billing-link/deliveries/deliver-due.ts';
import { filesLink } from '../../../account/billing-link/files-link.ts';
import type { BillingLink } from '../../../account/billing-link/public.ts';
import { DeliveryRefused, type Told } from '../../../account/billing-link/told.ts';
import { settleHelp } from '../settle-help.ts';

const account = '104500017';

/** How the billing system answers what it is told; `forgets`: it says yes, and its books show nothing. */
export type LinkMood = 'accepts' | 'refuses' | 'hangs' | 'loses';

/** A portal whose help is granted by one of the three, with a member who is past due and a billing system of moods. */
export async function helpHarness(grantedBy: HelpGrantor) {
  const clock = movedClock();
  const told: Told[] = [];
  const billing = { mood: 'accepts' as LinkMood, told };
  const link: BillingLink = {
    ...filesLink,
    name: 'webhook',
    uses: { balances: false, changes: false, outages: false, tells: new Set(['payment-extension'] as const) },
    deliver: async (one) => {
      if (billing.mood === 'hangs') throw new Error('The billing system does not answer.');
      if (billing.mood === 'refuses') throw new DeliveryRefused('no');
      billing.told.push(one);
      if (billing.mood === 'loses') throw new Error('The answer was lost.');
      return { acceptedAt: clock.now() };
    },
  };
  const at = await testApp({
    clock,
    ...(grantedBy === 'link' && { billingLink: link }),
    change: (site) => ({
      ...site,
      paymentHelp: {
        extension: { days: 14, perYear: 2, grantedBy },
        arrangement: {
          ...{ parts: 3, perYear: 1, lowest: 0, highest: null },
          grantedBy: grantedBy === 'link' ? 'office' : grantedBy,
        },
        ...{ accountTypes: [], answerDays: 1, fileTakenBy: '23:59' },
      },
    }),
  });
  const office = await testOffice(at, { clock });
  const ike = await office.hire('ike@coop.example', ['billing']);
  const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
  const signedIn = async () => {
    const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
    const token = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
    return { authorization: `Bearer ${token}` };
  };
  const url = `/v3/accounts/${account}/payment-help`;
  const get = async () => (await at.app.inject({ url, headers: await signedIn() })).json();
  const services = { ...at.services, billingLink: link };
  return {
    ...{ at, office, ike, query, clock, billing, account, signedIn, get, url },
    offered: async (kind = 'extension') => {
      const offer = (await get()).offers.find((one: { kind: string }) => one.kind === kind);
      return { kind, amount: offer?.amount, lastDay: offer?.lastDay };
    },
    ask: async (payload: object, headers?: { authorization: string }) =>
      at.app.inject({ method: 'POST', url, headers: headers ?? (await signedIn()), payload }),
    standing: async () => (await get()).help?.standing,
    settle: () => settleHelp(at.services),
    /** Has the worker tell the billing system, waiting or not. */
    deliver: async () => {
      await query('update billing_deliveries set try_at = $1', clock.now());
      await deliverDue(services);
    },
    /** What the next import says of the account, as of now. */
    books: async (said: { cutOffDate?: string | null; status?: string; pastDue?: number }) =>
      query(
        'update accounts set cut_off_date = $2, derived_status = $3, past_due_cents = $4, balance_as_of = $5 where account_number = $1',
        account,
        said.cutOffDate ?? null,
        said.status ?? 'Past Due',
        said.pastDue ?? 9200,
        clock.now(),
      ),
    mails: async () =>
      (await sentMessages(at)).filter(({ kind }) => kind.startsWith('payment-help')).map(({ kind }) => kind.slice(13)),
    texts: async () => (await sentMessages(at)).filter(({ kind }) => kind.startsWith('payment-help')),
    act: (name: 'approve' | 'refuse' | 'reopen', itemId: string, body: object = {}) =>
      office.call(`queues.${name}`, { params: { kind: 'payment-help', itemId }, body: { version: 0, ...body } }, ike),
    clean: async () => {
      billing.mood = 'accepts';
      billing.told.length = 0;
      for (const table of [
        'payment_help',
        'billing_deliveries',
        'queue_items',
        'outgoing_messages',
        'attempts',
        'exports',
      ])
        await query(`delete from ${table}`);
      await query('delete from arrangements where account_number = $1', account);
      await query(
        `update accounts set derived_status = 'Past Due', past_due_cents = 9200, account_balance_cents = 18860, due_date = null,
           cut_off_date = null, balance_as_of = now() - interval '1 day', is_bankrupt = false, closed_on = null where account_number = $1`,
        account,
      );
    },
    close: async () => {
      await office.close();
      await at.close();
    },
  };
}
