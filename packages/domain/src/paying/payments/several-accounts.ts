import { type Cents, formatMoney } from '../../money.ts';
import { type Violation, violation } from '../../violation.ts';
import { maximumPayment } from './amount.ts';
import { type Eligibility, eligibility } from './eligibility.ts';
import type { PayableAccount, PaymentRules, PaymentType } from './payable-account.ts';

/** How many accounts one payment takes. */
export const maxAccountsPerPayment = 200;
/** How many account numbers a sentence names before it breaks off. */
const maxNamed = 3;

/** By what these accounts may be paid together: only what the utility and every one of them allows (paying-55). */
export function commonEligibility(accounts: readonly PayableAccount[], rules: PaymentRules): Eligibility {
  const each = accounts.map((account) => eligibility(account, rules));
  return {
    card: rules.utilityAllowCreditCard && each.every(({ card }) => card),
    echeck: rules.utilityAllowEcheck && !rules.echeckProcessAsDraft && each.every(({ echeck }) => echeck),
  };
}

/** Numbers of the accounts that may not be paid by this type. */
export function closingAccounts(
  type: PaymentType,
  accounts: readonly PayableAccount[],
  rules: PaymentRules,
): readonly string[] {
  const isClosed = ({ card, echeck }: Eligibility): boolean => (type === 'cc' ? !card : !echeck);
  return accounts
    .filter((account) => isClosed(eligibility(account, rules)))
    .map(({ accountNumber }) => accountNumber)
    .sort();
}

/** Refuses accounts of which each may be paid, but by no one payment type. */
export function commonTypeViolation(accounts: readonly PayableAccount[], rules: PaymentRules): Violation | undefined {
  const common = commonEligibility(accounts, rules);
  if (accounts.length === 0 || common.card || common.echeck) return undefined;
  const closesEcheck = closingAccounts('echeck', accounts, rules);
  const closesCard = closingAccounts('cc', accounts, rules);
  if (closesCard.some((number) => closesEcheck.includes(number))) return violation('payment.restricted.both');
  return violation('payment.noCommonType', {
    byCard: namedAccounts(closesEcheck),
    byEcheck: namedAccounts(closesCard),
  });
}

/** The first few numbers, and a sign that there are more. */
export function namedAccounts(numbers: readonly string[]): string {
  return [...numbers.slice(0, maxNamed), ...(numbers.length > maxNamed ? ['…'] : [])].join(', ');
}

/** Refuses more accounts than one payment takes. */
export function accountCountViolation(count: number): Violation | undefined {
  return count > maxAccountsPerPayment
    ? violation('payment.tooManyAccounts', { most: maxAccountsPerPayment })
    : undefined;
}

/** Refuses a sum that no one payment may have (paying-11), though each of its amounts may stand alone. */
export function totalViolation(total: Cents): Violation | undefined {
  return total > maximumPayment
    ? violation('payment.amount.tooLarge', { max: formatMoney(maximumPayment) })
    : undefined;
}
