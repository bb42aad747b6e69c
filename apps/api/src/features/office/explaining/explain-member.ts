import type { OfficeAnswerOf } from '@rochdale/contract/operations/office/office-operations';
import { gates } from '@rochdale/domain/gates/gates';
import { type ExplainedScreen, explainedScreens, standingOf } from '@rochdale/domain/office/explaining/explained';
import { sentenceOf } from '@rochdale/domain/texts/catalogues';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { type AccountFacts, accountFacts } from './account-facts.ts';
import { accountReasons } from './account-notes.ts';
import { topicOf } from './account-topics.ts';
import { decidingSettings } from './explain-subject.ts';
import { memberReasons } from './member-reasons.ts';
import type { Reason } from './reason.ts';
import { type Subject, subjectOf } from './subjects.ts';

interface Explaining {
  readonly db: Database;
  readonly clock: Clock;
  readonly site: Site;
  readonly text: Translate;
  readonly language: TextLanguage;
  readonly isUnderMaintenance: boolean;
}

type Explained = OfficeAnswerOf<'members.explain'>['screens'][number];

/** Each screen that members call about: how it stands for a member and each account, why, and what they read (office-93). */
export async function explainMember(
  at: Explaining,
  memberNumber: string,
  accountNumbers: readonly string[],
): Promise<readonly Explained[]> {
  const facts: AccountFacts[] = [];
  for (const accountNumber of accountNumbers) {
    const found = await accountFacts(at, accountNumber);
    if (found) facts.push(found);
  }
  const names = Object.keys(explainedScreens) as ExplainedScreen[];
  const explained: Explained[] = [];
  for (const name of names) {
    const subject = subjectOf(name);
    if (subject) explained.push(await explainScreen(at, name, subject, memberNumber, facts));
  }
  return explained;
}

async function explainScreen(
  at: Explaining,
  name: ExplainedScreen,
  subject: Subject,
  memberNumber: string,
  facts: readonly AccountFacts[],
): Promise<Explained> {
  const { site, text } = at;
  const topic = topicOf(subject);
  const numbers = facts.map(({ account }) => account.accountNumber);
  const common = [...siteReasons(at, subject), ...(await memberReasons(at, subject, topic, memberNumber, numbers))];
  const accounts = facts.map((one) => {
    const reasons = accountReasons(topic, one, site);
    return {
      accountNumber: one.account.accountNumber,
      standing: standingOf([...common, ...reasons]),
      reasons: reasons.map((reason) => present(at, reason)),
    };
  });
  const own = standingOf(common);
  const isAnyOpen = accounts.length === 0 || accounts.some(({ standing }) => standing !== 'closed');
  const areAllOpen = accounts.every(({ standing }) => standing === 'open');
  return {
    name,
    title: text(explainedScreens[name]),
    standing: own === 'closed' || !isAnyOpen ? 'closed' : own === 'open' && areAllOpen ? 'open' : 'narrowed',
    reasons: common.map((reason) => present(at, reason)),
    accounts: topic === undefined || topic === 'ways' ? [] : accounts,
  };
}

function siteReasons({ site, isUnderMaintenance }: Explaining, subject: Subject): Reason[] {
  const answer = gates[subject.gate]({ site, signedIn: true });
  return [
    ...(isUnderMaintenance
      ? [{ kind: 'maintenance', isOpen: false, reads: { code: 'error.maintenance', params: {} }, line: '' } as const]
      : []),
    ...(answer.open
      ? []
      : [
          {
            kind: 'gate',
            isOpen: false,
            reads: { code: answer.reason, params: {} },
            by: decidingSettings(subject, site).join(', '),
            line: '',
          } as const,
        ]),
  ];
}

function present({ text, language }: Explaining, { kind, isOpen, reads, by }: Reason) {
  const said = reads === undefined || typeof reads === 'string' ? reads : sentenceOf(reads, language);
  return { label: text(`explaining.kind.${kind}`), isOpen, reads: said ?? null, by: by ?? null };
}
