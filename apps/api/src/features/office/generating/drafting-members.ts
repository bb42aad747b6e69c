import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { type AccountFacts, currentAccount, pastDueAccount } from './account-facts.ts';
import type { DraftColumns } from './member-facts.ts';
import type { NamedMember } from './named-member.ts';

/** Two members alike, whose accounts show each state of drafts, and one who has no account left to draft. */
export function draftingMembers(asOf: LocalDay): readonly NamedMember[] {
  const soon = addDays(asOf, 9);
  const { byFile, byCard, byCoop } = draftsFrom(asOf);
  const member = (firstName: string, lastName: string, last: number) => ({
    memberNumber: String(200_900 + last),
    firstName,
    lastName,
    email: `${firstName}@${lastName}.example`.toLowerCase(),
    phoneLastFour: `01${50 + last}`,
    login: `${firstName}.${lastName}`.toLowerCase(),
  });
  const account = (
    last: number,
    place: number,
    facts: AccountFacts,
    more: Partial<Pick<NamedMember['accounts'][number], 'details' | 'draft' | 'arrangement'>> = {},
  ) => ({
    accountNumber: String(104_509_100 + last * 10 + place),
    street: `${60 + place} Millrace Ln`,
    facts,
    ...more,
  });
  const each = (firstName: string, lastName: string, last: number): NamedMember => ({
    ...member(firstName, lastName, last),
    shows:
      'drafts of a bank account and of a card, accounts that may and may not be drafted, one with a window of days',
    accounts: [
      account(last, 0, currentAccount(8140, soon), { draft: byFile }),
      account(last, 1, currentAccount(5265, soon), { draft: byCard }),
      account(last, 2, currentAccount(2310, soon, 'Water'), { draft: byCoop, details: { draftDate: soon } }),
      account(last, 3, currentAccount(6775, soon), {
        details: { allowAfterBilledDay: 5, allowBeforeBilledDay: 21, eligibleDraftDate: addDays(asOf, 30) },
      }),
      account(last, 4, { ...currentAccount(4480, soon), isCcEligible: false }),
      account(last, 5, { ...currentAccount(3925, soon), nomoreCheck: true }),
      account(last, 6, pastDueAccount(13_050, 6120, asOf), { arrangement: 'none' }),
      account(last, 7, currentAccount(7290, soon), { details: { autoPayExists: true } }),
    ],
  });
  return [
    each('Hattie', 'Brandvold', 1),
    each('Jonas', 'Ekdahl', 2),
    {
      ...member('Alma', 'Quist', 3),
      shows: 'one account, which is drafted on the co-op’s date',
      accounts: [account(3, 0, currentAccount(5530, soon), { draft: byCoop, details: { draftDate: soon } })],
    },
  ];
}

/** A bank account of the co-op's file, a card of the sandbox, and a draft that only the billing system takes. */
function draftsFrom(startDate: LocalDay) {
  return {
    byFile: {
      draftType: 'bank',
      draftMethod: 'DAY_OF_MONTH',
      draftDay: 12,
      startDate,
      draftAccountType: 'Checking',
      routingNumber: '021000021',
      bankAccountNumber: '700012345678',
      financialInstitutionName: 'ALDER VALLEY COMMUNITY BANK',
      lastFour: '5678',
    },
    byCard: {
      draftType: 'credit-card',
      draftMethod: 'WHEN_BILLED',
      startDate,
      financialInstitutionName: 'Mastercard',
      lastFour: '4444',
      token: 'TEST-CARD-4444',
    },
    byCoop: {
      draftType: 'bank',
      draftMethod: 'CYCLE',
      startDate,
      draftAccountType: 'Savings',
      financialInstitutionName: 'CEDAR HOLLOW SAVINGS BANK',
      lastFour: '7702',
    },
  } satisfies Record<string, DraftColumns>;
}
