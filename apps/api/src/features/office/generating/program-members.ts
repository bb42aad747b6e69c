import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { currentAccount, cutOffAccount, prepaidAccount } from './account-facts.ts';
import type { NamedMember } from './named-member.ts';

type Account = NamedMember['accounts'][number];

/** Two members alike, whose accounts show each state of Operation RoundUp and average billing, and one with many. */
export function programMembers(asOf: LocalDay): readonly NamedMember[] {
  const soon = addDays(asOf, 9);
  const member = (firstName: string, lastName: string, last: number) => ({
    memberNumber: String(201_000 + last),
    firstName,
    lastName,
    email: `${firstName}@${lastName}.example`.toLowerCase(),
    phoneLastFour: `01${60 + last}`,
    login: `${firstName}.${lastName}`.toLowerCase(),
  });
  const each = (firstName: string, lastName: string, last: number): NamedMember => {
    const account = (place: number, facts: Account['facts'], more: Partial<Account> = {}): Account => ({
      accountNumber: String(104_510_000 + last * 100 + place),
      street: `${30 + place} Orchardgate Ave`,
      facts,
      preferences: {},
      ...more,
    });
    return {
      ...member(firstName, lastName, last),
      shows: 'Operation RoundUp with and without an amount; accounts that may and may not have average billing',
      accounts: [
        account(1, currentAccount(8410, soon), {
          preferences: { operationRoundup: true, operationRoundupAmount: 250 },
        }),
        account(2, currentAccount(3320, soon, 'Water')),
        account(3, { ...currentAccount(9150, soon), billingType: 'Average' }),
        account(4, { ...currentAccount(10_400, soon), billingType: 'Budget' }),
        account(5, cutOffAccount(17_220, { reconnectFee: 5000 }, asOf), {
          preferences: {
            operationRoundup: true,
            operationRoundupAmount: 500,
            operationRoundupExpiration: addDays(asOf, -30),
          },
        }),
        account(6, prepaidAccount(-1400, 0)),
        account(7, currentAccount(0, soon), { isNew: true }),
        account(8, currentAccount(6240, soon), {
          averageBilling: { isEligible: false, notEligibleMessage: 'Three payments came late in the last year.' },
        }),
        account(9, currentAccount(7075, soon), {
          preferences: { operationRoundup: true },
          averageBilling: { settlementMonth: 6 },
        }),
      ],
    };
  };
  return [
    each('Edda', 'Fairweather', 1),
    each('Milo', 'Castellan', 2),
    {
      ...member('Ruth', 'Abernathy', 3),
      shows: 'twenty-seven accounts, four of them under average billing',
      accounts: Array.from({ length: 27 }, (_, place) => ({
        accountNumber: String(104_510_301 + place),
        street: `${1 + place} Granary Row`,
        facts: { ...currentAccount(5000 + place * 10, soon), ...(place % 7 === 3 && { billingType: 'Average' }) },
        preferences: {},
      })),
    },
  ];
}
