import { isUsageSupported, usageTabs } from '@rochdale/domain/energy/usage/tabs';
import type { ReasonKind } from '@rochdale/domain/office/explaining/explained';
import { accountViolation } from '@rochdale/domain/planned/auto-pay/auto-pay';
import { unselectableReason } from '@rochdale/domain/planned/draft-payments/draft-account';
import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import { reportingMessage, reportingStateOf } from '@rochdale/domain/service/outage/reporting';
import { englishOf } from '@rochdale/domain/texts/english';
import { type Violation, violation } from '@rochdale/domain/violation';
import type { Site } from '@rochdale/domain/website/site/site';
import { yesNoOf } from '@rochdale/domain/yes-no';
import type { AccountFacts } from './account-facts.ts';
import type { AccountTopic } from './account-topics.ts';
import { payReasons } from './pay-reasons.ts';
import type { Reason } from './reason.ts';

/** Open, or closed by what a rule found; `more` follows in the command's line. */
function ruled(kind: ReasonKind, name: string, reads: Violation | undefined, more = ''): Reason {
  const said = reads ? `closed: ${englishOf(reads)}` : 'open.';
  return { kind, isOpen: reads === undefined, reads, line: `${name}: ${said}${more}` };
}

/** What the account says about each topic, by the rules that the product itself runs. */
const reasonsOf: Readonly<
  Record<Exclude<AccountTopic, 'ways'>, (facts: AccountFacts, site: Site) => readonly Reason[]>
> = {
  pay: payReasons,
  drafts: ({ draftAccount }, site) => {
    const rules = draftRulesOf(site);
    if (!draftAccount) return [ruled('draft', 'draft', violation('draftPayments.account.unknown'))];
    if (draftAccount.draft !== null) return [ruled('draft', 'draft', violation('draftPayments.account.drafted'))];
    return rules.options.map((option) => {
      const kind = option === 'BANK' ? 'bankDraft' : 'cardDraft';
      return ruled(kind, `${option} draft`, unselectableReason(draftAccount, option, rules));
    });
  },
  autoPay: ({ candidate }) => [
    ruled(
      'autoPay',
      'auto pay',
      candidate?.autoPay ? violation('autoPay.account.enrolled') : candidate && accountViolation(candidate),
    ),
  ],
  outage: ({ outage, account, status, isClosed }, site) => {
    const { hideNonElectricOutage: hidesNonElectric, outageAdditions: takesAdditions } = site.config.accounts;
    const facts = { ...account, derivedStatus: status, isClosed, isActive: outage, hidesNonElectric, takesAdditions };
    const state = reportingStateOf(facts);
    const additions = state === 'adding' ? ' What the crew should know may be told (OUTAGE_ADDITIONS Y).' : '';
    return [ruled('reporting', 'reporting', reportingMessage(state), additions)];
  },
  usage: ({ account, usage }, site) => {
    if (!isUsageSupported(account.accountType, site.config.accounts.hideNonElectricUsage)) {
      const by = `HIDE_NONELECTRIC_USAGE Y, ${account.accountType}`;
      return [{ ...ruled('usage', 'usage', violation('usage.notSupported'), ` (${by})`), by }];
    }
    if (usage.showUsageSuspendedMsg) return [ruled('usage', 'usage', violation('usage.suspended'))];
    const tabs = usageTabs(site.features, usage);
    const by = `account viewUsageHistory ${yesNoOf(usage.viewUsageHistory)}`;
    const said = tabs.length === 0 ? 'none' : tabs.join(', ');
    return [{ kind: 'usage', isOpen: tabs.length > 0, by, line: `tabs: ${said} (${by}).` }];
  },
  averageBilling: ({ levelized }) => [ruled('averageBilling', 'sign up', levelized)],
  meterReading: ({ collectMeterReading: isOpen }) => {
    const by = `account collectMeterReading ${yesNoOf(isOpen)}`;
    const said = isOpen ? 'open' : 'no link leads here';
    return [{ kind: 'meterReading', isOpen, by, line: `meter reading: ${said} (${by}).` }];
  },
};

/** What an account's own facts open or close of a topic (office-38, office-93). */
export const accountReasons = (topic: AccountTopic | undefined, facts: AccountFacts, site: Site): readonly Reason[] =>
  topic === undefined || topic === 'ways' ? [] : reasonsOf[topic](facts, site);

/** The same in lines, as the command says it. */
export function accountNotes(topic: AccountTopic | undefined, facts: AccountFacts, site: Site): readonly string[] {
  const { account, status } = facts;
  const head = `Account ${account.accountNumber} of member ${account.memberNumber} (${account.accountType}${account.isPrepaidAccount ? ', prepaid' : ''}, ${status}):`;
  const reasons = accountReasons(topic, facts, site);
  const lines = reasons.length === 0 ? ['nothing about an account closes it.'] : reasons.map(({ line }) => line);
  return [head, ...lines.map((line) => `  ${line}`)];
}
