import { asc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../../../platform/database/database.ts';
import { accounts } from '../../../../tables/accounts.ts';
import { levelizedHolds } from '../../../../tables/levelized-billing.ts';
import { accountPreferences } from '../../../../tables/my-profile.ts';
import { dollarsText } from '../csv-file.ts';
import type { ExportTable } from '../export-table.ts';

const money = (cents: number | null): string | null => (cents === null ? null : dollarsText(cents));

/** What members have changed of Operation RoundUp and the billing system has not sent back yet. */
export async function roundUpRows(tx: Transaction): Promise<ExportTable> {
  const { operationRoundup, operationRoundupAmount, operationRoundupExpiration, roundupHeldSince } = accountPreferences;
  const held = await tx
    .select({
      accountNumber: accountPreferences.accountNumber,
      memberNumber: accounts.memberNumber,
      isRoundUp: operationRoundup,
      amount: operationRoundupAmount,
      expireDate: operationRoundupExpiration,
    })
    .from(accountPreferences)
    .innerJoin(accounts, eq(accounts.accountNumber, accountPreferences.accountNumber))
    .where(isNotNull(roundupHeldSince))
    .orderBy(asc(accountPreferences.accountNumber));
  return {
    header: [
      'accountNumber',
      'memberNumber',
      'operationRoundup',
      'operationRoundupAmount',
      'operationRoundupExpiration',
    ],
    rows: held.map((one) => [one.accountNumber, one.memberNumber, one.isRoundUp, money(one.amount), one.expireDate]),
  };
}

/** Who has asked here for average billing, or to leave it, and the billing system has not sent it back yet. */
export async function averageBillingRows(tx: Transaction): Promise<ExportTable> {
  const held = await tx.select().from(levelizedHolds).orderBy(asc(levelizedHolds.accountNumber));
  return {
    header: ['accountNumber', 'memberNumber', 'action', 'billingType', 'estimatedBill', 'settlementMonth'],
    rows: held.map((one) => [
      one.accountNumber,
      one.memberNumber,
      one.action,
      one.billingType,
      money(one.estimatedBill),
      one.settlementMonth,
    ]),
  };
}
