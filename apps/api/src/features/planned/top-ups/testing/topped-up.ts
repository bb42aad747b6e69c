import { addDays } from '@rochdale/domain/dates';
import type { PayingMembers } from '../../payment-day/testing/paying-members.ts';

export const visa = 'TEST-CARD-1111';

/** What a day costs; at $5.00 ten days and three are easily told apart. */
export const dayCost = 500;

/** Prepaid accounts of the paying members, charged by the day, and what tops them up. */
export function toppedUp(its: PayingMembers) {
  /** What the account was charged until yesterday. */
  const charge = (account: string, until: string, days = 14) =>
    its.query(
      `insert into bills (account_number, bill_date, bill_number, bill_type, billed_cents, ending_balance_cents, days_billed,
         prepaid_daily_total_cents, arrived_at)
       select $1, $2::date - back, 'D' || back || $2, 'Prepaid', $3, 0, 1, $3, '2027-01-01' from generate_series(1, $4) back
       on conflict do nothing`,
      [account, until, dayCost, days],
    );
  /** A prepaid account with so much left, topped up by a card. */
  const prepaid = async (
    on: string,
    left: number,
    { token = visa, trigger = 'days', line = 3, amount = 4000, ceiling = 16_000 } = {},
  ): Promise<string> => {
    const account = await its.member(-left, null);
    await its.query('update accounts set is_prepaid_account = true where account_number = $1', [account]);
    await charge(account, on);
    await its.stored(account, token);
    await its.query(`insert into top_ups values ($1, $1, 'ONE', $2, $3, $4, $5, null, now(), 'AUTH-' || $1)`, [
      account,
      trigger,
      line,
      amount,
      ceiling,
    ]);
    await its.query(
      `insert into authorizations (authorization_id, plan_kind, plan_key, member_number, way, consent_text, text_version,
         language, method, given_at) values ('AUTH-' || $1, 'top-up', $1, $1, 'web', 'I agree.', 'v', 'en', 'Visa', '2027-01-02')`,
      [account],
    );
    return account;
  };
  /** What the billing system says is left by now; it has posted all that was paid here. */
  const hasLeft = async (account: string, left: number): Promise<void> => {
    await its.query('update ledger set confirmed_at = now() where account_number = $1', [account]);
    await its.owes(account, -left);
  };
  const standing = async (account: string) =>
    (await its.query('select fell_on::text from top_ups where account_number = $1', [account])).map(
      (one) => one.fell_on,
    );
  const endOf = async (account: string): Promise<string | null> =>
    (await its.query('select end_reason from authorizations where plan_key = $1', [account]))[0].end_reason;
  const nextDays = async (account: string, from: string, count: number): Promise<void> => {
    for (let more = 0; more < count; more += 1) await charge(account, addDays(from, more + 1), 1);
  };
  return { charge, prepaid, hasLeft, standing, endOf, nextDays };
}
