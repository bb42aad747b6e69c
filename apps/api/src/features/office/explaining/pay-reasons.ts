import { formatMoney } from '@rochdale/domain/money';
import { cutoffBlocked, eligibility, restrictionOf } from '@rochdale/domain/paying/payments/eligibility';
import { english } from '@rochdale/domain/texts/english';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { AccountFacts } from './account-facts.ts';
import type { Reason } from './reason.ts';

/** What an account opens or closes of paying it. */
export function payReasons({ account, rules }: AccountFacts, site: Site): readonly Reason[] {
  const allowed = eligibility(account, rules);
  const restriction = restrictionOf(allowed);
  const restricted = restriction && { code: restriction, params: {} };
  const byCard = `account isCcEligible ${yesNoOf(account.isCcEligible)}; UTILITY_ALLOW_CREDIT_CARD ${yesNoOf(rules.utilityAllowCreditCard)}`;
  const byCheck = `account isEcheckEligible ${yesNoOf(account.isEcheckEligible)}, nomoreCheck ${yesNoOf(account.nomoreCheck)}${account.isCashOnly ? ', credit code cash-only' : ''}; UTILITY_ALLOW_ECHECK ${yesNoOf(rules.utilityAllowEcheck)}, ECHECK_PROCESS_AS_DRAFT ${yesNoOf(rules.echeckProcessAsDraft)}, ENFORCE_NO_MORE_CHECKS ${yesNoOf(rules.enforceNoMoreEchecks)}`;
  const card = {
    kind: 'card',
    isOpen: allowed.card,
    by: byCard,
    reads: allowed.card ? undefined : restricted,
  } as const;
  const echeck = {
    kind: 'echeck',
    isOpen: allowed.echeck,
    by: byCheck,
    reads: allowed.echeck ? undefined : restricted,
  } as const;
  const lastLine = restriction ? `\n  members read: ${english(restriction)}` : '';
  return [
    online(rules, site),
    { ...card, line: `card: ${allowed.card ? 'open' : 'closed'} (${byCard}).` },
    { ...echeck, line: `e-check: ${allowed.echeck ? 'open' : 'closed'} (${byCheck}).${lastLine}` },
    ...(account.isPrepaidAccount ? [prepaid(rules)] : []),
    ...(account.isBankrupt ? [bankruptcy] : []),
  ];
}

const byBankruptcy =
  'credit code bankruptcy: nothing is said of past due or disconnection, and no past due notice is sent';
const bankruptcy: Reason = { kind: 'bankruptcy', isOpen: true, by: byBankruptcy, line: `${byBankruptcy}.` };

function online(rules: AccountFacts['rules'], site: Site): Reason {
  if (!cutoffBlocked(rules)) return { kind: 'online', isOpen: true, line: 'payment online: open.' };
  const by = 'PAYONLINE_PAY_CUTOFF_ACCOUNT is N and the member has a cut-off account';
  const reads = site.config.payments.cutoffMessage;
  return { kind: 'online', isOpen: false, by, reads, line: `payment online: closed: ${by}. Members read: ${reads}` };
}

function prepaid({ prepaidMinimumPaymentAmount }: AccountFacts['rules']): Reason {
  const by = `PREPAID_MINIMUM_PAYMENT_AMOUNT ${formatMoney(prepaidMinimumPaymentAmount)}`;
  const least = formatMoney(prepaidMinimumPaymentAmount);
  const line = `prepaid: no due date, and at least ${least} (PREPAID_MINIMUM_PAYMENT_AMOUNT).`;
  return { kind: 'minimum', isOpen: true, by, line };
}
