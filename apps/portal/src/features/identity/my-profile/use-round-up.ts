import { roundUpAmountLength } from '@rochdale/domain/account/operation-roundup/round-up';
import { settingsAmountViolation, settingsExpiryViolation } from '@rochdale/domain/identity/my-profile/round-up';
import { centsOf, dollarsOf, formatMoney, parseAmount } from '@rochdale/domain/money';
import { digitsOnly } from '@rochdale/ui/form/fields.ts';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import type { MemberDetails } from './my-profile-calls.ts';
import type { SettingsPart } from './settings-part.ts';
import type { Settings } from './use-settings.ts';

/** One account's enrolment as it is typed. */
export interface RoundUpRow {
  readonly accountNumber: string;
  readonly address: string;
  readonly isRoundup: boolean;
  readonly amount: string;
  readonly expiration: string;
}

/** Operation RoundUp as it is edited (identity-58); amounts and expirations only with round-up plus. */
export function useRoundUp({ details }: Settings) {
  const { roundUpPlus } = useSite().config.accounts;
  const [edited, setEdited] = useState<readonly RoundUpRow[]>();
  const [isJudged, setJudged] = useState(false);
  const rows = edited ?? details.accounts.map(rowOf);
  const problems = roundUpPlus ? rows.flatMap((row) => problemsOf(row, details)) : [];
  const change = (accountNumber: string, changes: Partial<RoundUpRow>) =>
    setEdited(rows.map((row) => (row.accountNumber === accountNumber ? { ...row, ...changes } : row)));
  const part: SettingsPart = {
    problems: isJudged ? problems : [],
    check: () => {
      setJudged(true);
      return problems.length === 0;
    },
    update: () => ({ roundupAccounts: rows.map((row) => sentRow(row, roundUpPlus)) }),
    reset: () => {
      setEdited(undefined);
      setJudged(false);
    },
  };
  return {
    rows,
    hasPlus: roundUpPlus,
    today: details.today,
    part,
    errorOf: (fieldId: string) => part.problems.find((one) => one.fieldId === fieldId)?.text,
    enrol: (accountNumber: string, isRoundup: boolean) => change(accountNumber, { isRoundup }),
    typeAmount: (accountNumber: string, typed: string) =>
      change(accountNumber, { amount: digitsOnly(typed, true).slice(0, roundUpAmountLength) }),
    /** An amount that is left shows as money. */
    leaveAmount: ({ accountNumber, amount }: RoundUpRow) => {
      const cents = parseAmount(amount);
      if (cents !== undefined) change(accountNumber, { amount: formatMoney(cents) });
    },
    setExpiration: (accountNumber: string, expiration: string) => change(accountNumber, { expiration }),
  };
}
export type RoundUp = ReturnType<typeof useRoundUp>;

function rowOf(account: MemberDetails['accounts'][number]): RoundUpRow {
  const { accountNumber, address, operationRoundup, operationRoundupAmount, operationRoundupExpiration } = account;
  return {
    accountNumber,
    address,
    isRoundup: operationRoundup,
    amount: operationRoundupAmount === null ? '' : formatMoney(centsOf(operationRoundupAmount)),
    expiration: operationRoundupExpiration ?? '',
  };
}

function problemsOf(row: RoundUpRow, { accounts, today }: MemberDetails) {
  if (!row.isRoundup) return [];
  const kept = accounts.find((account) => account.accountNumber === row.accountNumber)?.operationRoundupExpiration;
  const amount = settingsAmountViolation(row.amount);
  const expiration = settingsExpiryViolation(row.expiration, kept ?? null, today);
  return [
    ...(amount ? [{ fieldId: `amount-${row.accountNumber}`, text: violationText(amount) }] : []),
    ...(expiration ? [{ fieldId: `expiration-${row.accountNumber}`, text: violationText(expiration) }] : []),
  ];
}

function sentRow({ accountNumber, isRoundup, amount, expiration }: RoundUpRow, hasPlus: boolean) {
  const cents = hasPlus && isRoundup ? parseAmount(amount) : undefined;
  return {
    accountNumber,
    optedForOp: isRoundup,
    opPlusAmount: cents === undefined ? null : dollarsOf(cents),
    opPlusExpirationDate: hasPlus && isRoundup && expiration !== '' ? expiration : null,
  };
}
