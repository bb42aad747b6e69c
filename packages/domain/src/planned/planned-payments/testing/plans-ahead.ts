import type { LocalDay } from '../../../dates.ts';
import type { PaymentRules } from '../../../paying/payments/payable-account.ts';
import type { BillDays } from '../../due-payments/payment-plan.ts';
import type { AccountAhead, Ahead, DayTakenUp, PlanAhead } from '../plan-ahead.ts';

const rules: PaymentRules = {
  utilityAllowCreditCard: true,
  utilityAllowEcheck: true,
  allowOverPay: true,
  allowUnderPay: false,
  prepaidMinimumPaymentAmount: 2000,
  echeckProcessAsDraft: false,
  enforceNoMoreEchecks: true,
  memberHasCutoffAccount: false,
  payOnlinePayCutoffAccount: true,
  payOnlineAllowCutoffPaymentOverride: false,
  defaultPaymentAmt: 'ACCOUNT BALANCE',
};
/** A Tuesday. */
export const today = '2027-06-08';

export const owing = (accountNumber: string, owed: number): AccountAhead => ({
  account: {
    accountNumber,
    isPrepaidAccount: false,
    accountBalance: owed,
    pastDueAmount: 0,
    reconnectFee: 0,
    additionalDeposit: 0,
    cutoffAmount: 0,
    disconnectFee: 0,
    minimumPaymentDue: 0,
    overPayAmount: owed,
    prepaidReconnectAmount: 0,
    isCcEligible: true,
    isEcheckEligible: true,
    nomoreCheck: false,
  },
  owed,
  underWay: 0,
  allowed: { card: true, echeck: true },
  bankDraftOpen: true,
});
const bill: BillDays = { billDate: '2027-06-01', dueDate: '2027-06-21' };
export const autoPay = (changes: Partial<PlanAhead> = {}): PlanAhead => ({
  kind: 'auto-pay',
  key: '1',
  authorizationId: 'A',
  plan: { kind: 'auto-pay', daysBefore: 0, startDate: '2027-01-01' },
  by: 'cc',
  prenoteEffectiveDate: undefined,
  ceiling: undefined,
  paysInFull: false,
  accounts: [{ accountNumber: '1' }],
  bills: [bill],
  takenUp: [],
  told: undefined,
  ...changes,
});
export const draft = (
  method: 'WHEN_BILLED' | 'END_OF_MONTH' | 'DAY_OF_MONTH',
  day: number | null,
  changes: Partial<PlanAhead> = {},
): PlanAhead => autoPay({ kind: 'draft', plan: { kind: 'draft', method, day, startDate: '2027-01-01' }, ...changes });
export const scheduled = (on: LocalDay, amount: number, changes: Partial<PlanAhead> = {}): PlanAhead =>
  autoPay({
    kind: 'scheduled-payment',
    key: `S${on}`,
    plan: { kind: 'scheduled', paymentDate: on, amount },
    accounts: [{ accountNumber: '1', amount }],
    bills: [],
    ...changes,
  });
export const ahead = (plans: readonly PlanAhead[], changes: Partial<Ahead> = {}): Ahead => ({
  today,
  nextFileDay: today,
  plans,
  officeDrafts: [],
  topUps: [],
  onItsWay: [],
  accounts: [owing('1', 5000)],
  rules,
  limits: { minCents: 50, maxCents: 99_999_999 },
  ...changes,
});
export const row = (changes: Partial<DayTakenUp>): DayTakenUp => ({
  dueDay: today,
  state: 'due',
  authorizationId: 'A',
  reason: null,
  amount: 0,
  declines: 0,
  tryOn: today,
  ...changes,
});
