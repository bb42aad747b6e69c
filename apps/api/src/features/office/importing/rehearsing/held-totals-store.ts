import type { Control, ControlName } from '@rochdale/domain/office/importing/rehearsing/controls';
import type { ComparedControl } from '@rochdale/domain/office/importing/rehearsing/readiness';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../../../platform/database/database.ts';

const accountsWhere = (condition: SQL): SQL => sql`select count(*) from accounts where ${condition}`;

/** Accounts that are paid by themselves: here, by a draft, or by the billing system. */
export const paidByThemselves = sql`(exists (select 1 from auto_pays where auto_pays.account_number = accounts.account_number)
  or exists (select 1 from drafts where drafts.account_number = accounts.account_number)
  or exists (select 1 from account_details where account_details.account_number = accounts.account_number and auto_pay_exists))`;
export const withoutPaper = sql`exists (select 1 from account_preferences
  where account_preferences.account_number = accounts.account_number and paperless_billing)`;
export const withArrangement = sql`exists (select 1 from arrangements
  where arrangements.account_number = accounts.account_number)`;

/** What we hold of each total of a billing system. */
const held: Readonly<Record<ControlName, SQL>> = {
  members: sql`select count(*) from members`,
  organizations: sql`select count(*) from members where organization_name <> '' or first_name = ''`,
  membersWithEmail: sql`select count(*) from members where email is not null`,
  logins: sql`select count(*) from logins`,
  accounts: sql`select count(*) from accounts`,
  closedAccounts: accountsWhere(sql`account_status = 'Closed'`),
  pastDueAccounts: accountsWhere(sql`past_due_cents > 0`),
  accountsInCredit: accountsWhere(sql`account_balance_cents < 0`),
  prepaidAccounts: accountsWhere(sql`is_prepaid_account`),
  budgetAccounts: accountsWhere(sql`billing_type = 'Budget'`),
  averageBillingAccounts: accountsWhere(sql`billing_type = 'Average'`),
  autoPayAccounts: accountsWhere(paidByThemselves),
  paperlessAccounts: accountsWhere(withoutPaper),
  roundUpAccounts: sql`select count(*) from account_preferences where operation_roundup`,
  arrangementAccounts: accountsWhere(withArrangement),
  meters: sql`select count(*) from meters`,
  bills: sql`select count(*) from bills`,
  billLines: sql`select count(*) from bill_lines`,
  payments: sql`select count(*) from posted_payments`,
  depositsHeld: sql`select count(*) from deposits where deposit_status = 'Held'`,
  allDeposits: sql`select count(*) from deposits`,
  usageDays: sql`select count(*) from usage_days`,
  capitalCreditLetters: sql`select count(*) from capital_credit_letters`,
  unclaimedCredits: sql`select count(*) from unclaimed_credits where not is_paid_out`,
  balances: sql`select sum(account_balance_cents) from accounts`,
  owed: sql`select sum(account_balance_cents) from accounts where account_balance_cents > 0`,
  paidAhead: sql`select -sum(account_balance_cents) from accounts where account_balance_cents < 0`,
  pastDue: sql`select sum(past_due_cents) from accounts`,
  billed: sql`select sum(billed_cents) from bills`,
  billLineAmounts: sql`select sum(line_cents) from bill_lines`,
  paid: sql`select sum(payment_cents) from posted_payments`,
  depositAmounts: sql`select sum(deposit_cents) from deposits where deposit_status = 'Held'`,
  allDepositAmounts: sql`select sum(deposit_cents) from deposits`,
  arrangementBalances: sql`select sum(arrangement_balance_cents) from arrangements`,
};

/** Lays what we hold beside the totals of the billing system (moving-in-26). */
export async function compareTotals(db: Executor, controls: readonly Control[]): Promise<readonly ComparedControl[]> {
  const compared: ComparedControl[] = [];
  for (const control of controls) {
    const { of } = control;
    const wanted = typeof of === 'string' ? held[of] : accountsWhere(sql`account_type = ${of.accountType}`);
    const { rows } = await db.execute<{ value: string }>(sql`select coalesce((${wanted}), 0)::text as value`);
    compared.push({ ...control, held: Number(rows[0]?.value) });
  }
  return compared;
}
