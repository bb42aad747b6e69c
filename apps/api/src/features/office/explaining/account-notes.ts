import { isUsageSupported, usageTabs } from '@rochdale/domain/energy/usage/tabs';
import { formatMoney } from '@rochdale/domain/money';
import { cutoffBlocked, eligibility, restrictionOf } from '@rochdale/domain/paying/payments/eligibility';
import { accountViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { unselectableReason } from '@rochdale/domain/planned/draft-payments/draft-account';
import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { reportingMessage, reportingStateOf } from '@rochdale/domain/service/outage/reporting';
import { english, englishOf } from '@rochdale/domain/texts/english';
import type { Violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { AccountFacts } from './account-facts.ts';
import type { AccountTopic } from './account-topics.ts';

const openOr = (found: Violation | undefined): string => (found ? `closed: ${englishOf(found)}` : 'open.');

/** What the account says about each topic, by the rules that the product itself runs. */
const notesOf: Readonly<Record<AccountTopic, (facts: AccountFacts, site: Site) => readonly string[]>> = {
  pay: ({ account, rules }, site) => {
    const allowed = eligibility(account, rules);
    const restriction = restrictionOf(allowed);
    const byCheck = `isEcheckEligible ${yesNoOf(account.isEcheckEligible)}, nomoreCheck ${yesNoOf(account.nomoreCheck)}`;
    const checks = `UTILITY_ALLOW_ECHECK ${yesNoOf(rules.utilityAllowEcheck)}, ECHECK_PROCESS_AS_DRAFT ${yesNoOf(rules.echeckProcessAsDraft)}, ENFORCE_NO_MORE_CHECKS ${yesNoOf(rules.enforceNoMoreEchecks)}`;
    return [
      cutoffBlocked(rules)
        ? `payment online: closed: PAYONLINE_PAY_CUTOFF_ACCOUNT is N and the member has a cut-off account. Members read: ${site.config.payments.cutoffMessage}`
        : 'payment online: open.',
      `card: ${allowed.card ? 'open' : 'closed'} (account isCcEligible ${yesNoOf(account.isCcEligible)}; UTILITY_ALLOW_CREDIT_CARD ${yesNoOf(rules.utilityAllowCreditCard)}).`,
      `e-check: ${allowed.echeck ? 'open' : 'closed'} (account ${byCheck}; ${checks}).`,
      ...(restriction ? [`members read: ${english(restriction)}`] : []),
      ...(account.isPrepaidAccount
        ? [
            `prepaid: no due date, and at least ${formatMoney(rules.prepaidMinimumPaymentAmount)} (PREPAID_MINIMUM_PAYMENT_AMOUNT).`,
          ]
        : []),
    ];
  },
  drafts: ({ draftAccount }, site) => {
    const rules = draftRulesOf(site);
    if (!draftAccount) return [`draft: closed: ${english('draftPayments.account.unknown')}`];
    if (draftAccount.draft !== null) return [`draft: closed: ${english('draftPayments.account.drafted')}`];
    return rules.options.map((option) => `${option} draft: ${openOr(unselectableReason(draftAccount, option, rules))}`);
  },
  autoPay: ({ candidate }) => [
    candidate?.autoPay
      ? `auto pay: closed: ${english('autoPay.account.enrolled')}`
      : `auto pay: ${openOr(candidate && accountViolation(candidate))}`,
  ],
  outage: ({ outage, account, status }, site) => {
    const { hideNonElectricOutage: hidesNonElectric, outageAdditions: takesAdditions } = site.config.accounts;
    const facts = { ...account, derivedStatus: status, isActive: outage, hidesNonElectric, takesAdditions };
    const state = reportingStateOf(facts);
    const additions = state === 'adding' ? ' What the crew should know may be told (OUTAGE_ADDITIONS Y).' : '';
    return [`reporting: ${openOr(reportingMessage(state))}${additions}`];
  },
  usage: ({ account, usage }, site) => {
    if (!isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage))
      return [`usage: closed: ${english('usage.notSupported')} (HIDE_NONELECTRIC_USAGE Y, ${account.accountType})`];
    if (usage.showUsageSuspendedMsg) return [`usage: closed: ${english('usage.suspended')}`];
    const tabs = usageTabs(site.features, usage);
    return [
      `tabs: ${tabs.length === 0 ? 'none' : tabs.join(', ')} (account viewUsageHistory ${yesNoOf(usage.viewUsageHistory)}).`,
    ];
  },
  averageBilling: ({ levelized }) => [`sign up: ${openOr(levelized)}`],
  meterReading: ({ collectMeterReading }) => [
    `meter reading: ${collectMeterReading ? 'open' : 'no link leads here'} (account collectMeterReading ${yesNoOf(collectMeterReading)}).`,
  ],
};

/** What an account's own facts open or close of a topic. */
export function accountNotes(topic: AccountTopic | undefined, facts: AccountFacts, site: Site): readonly string[] {
  const { account, status } = facts;
  const head = `Account ${account.accountNumber} of member ${account.memberNumber} (${account.accountType}${account.isPrepaidAccount ? ', prepaid' : ''}, ${status}):`;
  const notes = topic === undefined ? ['nothing about an account closes it.'] : notesOf[topic](facts, site);
  return [head, ...notes.map((note) => `  ${note}`)];
}
