import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountDetailFacts } from './account-details.ts';
import { type AccountFacts, currentAccount, prepaidAccount } from './account-facts.ts';
import type { NamedMember } from './named-member.ts';

/** Two members alike, who show each state of stored ways of paying, and accounts that may and may not have auto pay. */
export function payingMembers(asOf: LocalDay): readonly NamedMember[] {
  const soon = addDays(asOf, 9);
  const member = (firstName: string, lastName: string, last: number): NamedMember => {
    const account = (place: number, facts: AccountFacts, details: AccountDetailFacts = {}) => ({
      accountNumber: String(104_508_100 + last * 10 + place),
      street: `${20 + place} Tannery Ct`,
      facts,
      details,
    });
    return {
      memberNumber: String(200_800 + last),
      firstName,
      lastName,
      email: `${firstName}@${lastName}.example`.toLowerCase(),
      phoneLastFour: `01${30 + last}`,
      login: `${firstName}.${lastName}`.toLowerCase(),
      stored: [
        { paymentType: 'Credit', usedByAutoPay: true },
        { ...mastercard, expires: asOf.slice(0, 7) },
        { ...mastercard, expires: addDays(asOf, -40).slice(0, 7), lastFour: '0002', token: 'TEST-CARD-0002' },
        { paymentType: 'Check', usedByAutoPay: false },
      ],
      shows: 'stored cards and a bank account in each state, accounts that may and may not have auto pay',
      accounts: [
        account(0, currentAccount(7420, soon)),
        account(1, currentAccount(3310, soon, 'Water')),
        account(2, currentAccount(5120, soon), { autoPayExists: true }),
        account(3, prepaidAccount(-2200, 0)),
        account(4, { ...currentAccount(2675, soon), isCcEligible: false, nomoreCheck: true }),
      ],
    };
  };
  return [member('Greta', 'Solheim', 1), member('Ivor', 'Maddox', 2), memberOfMany(soon)];
}

/** A member with more accounts than a page holds, some of which can't be paid together. */
function memberOfMany(soon: LocalDay): NamedMember {
  const changes: readonly Partial<AccountFacts>[] = [
    { nomoreCheck: true },
    { isCcEligible: false },
    { isCcEligible: false, isEcheckEligible: false },
  ];
  return {
    memberNumber: '200803',
    firstName: 'Petra',
    lastName: 'Lindqvist',
    email: 'petra@lindqvist.example',
    phoneLastFour: '0133',
    login: 'petra.lindqvist',
    stored: [
      { paymentType: 'Credit', usedByAutoPay: false },
      { ...mastercard, expires: addDays(soon, -50).slice(0, 7) },
    ],
    shows: 'thirteen accounts; of the first three one pays by card only, one by e-check only, one by neither',
    accounts: Array.from({ length: 13 }, (_, place) => ({
      accountNumber: String(104_508_200 + place),
      street: `${1 + place} Mill Row`,
      facts: { ...currentAccount(4000 + place, soon), ...changes[place] },
    })),
  };
}

const mastercard = {
  paymentType: 'Credit',
  usedByAutoPay: false,
  brand: 'Mastercard',
  lastFour: '4444',
  token: 'TEST-CARD-4444',
} as const;
