import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { type AccountFacts, currentAccount, cutOffAccount, pastDueAccount, prepaidAccount } from '../account-facts.ts';
import type { NamedMember } from '../named-member.ts';
import type { Random } from '../random.ts';
import { firstNames, lastNames, streets } from './names.ts';

/** A member of a large co-op, by chance: one to six accounts in the states that there are. */
export function randomMember(index: number, asOf: LocalDay, random: Random): NamedMember {
  const firstName = random.pick(firstNames);
  const lastName = random.pick(lastNames);
  const login = `${firstName}.${lastName}.${index}`.toLowerCase();
  const accountCount = random.chance(0.75) ? 1 : random.int(2, 6);
  return {
    memberNumber: String(300_000 + index),
    firstName,
    lastName,
    email: `${login}@example.com`,
    phoneLastFour: `01${String(random.int(0, 99)).padStart(2, '0')}`,
    // One in four has not registered yet.
    ...(index % 4 !== 3 && { login }),
    shows: '',
    accounts: Array.from({ length: accountCount }, (_, place) => ({
      accountNumber: String(200_000_000 + index * 10 + place),
      street: `${random.int(1, 9800)} ${random.pick(streets)}`,
      facts: randomFacts(asOf, random),
    })),
  };
}

function randomFacts(asOf: LocalDay, random: Random): AccountFacts {
  const balance = random.int(2500, 32_000);
  const due = addDays(asOf, random.int(1, 20));
  const kind = random.int(1, 100);
  if (kind <= 8) return currentAccount(balance, due, 'Water');
  if (kind <= 13) return prepaidAccount(-random.int(0, 6000), 0);
  if (kind <= 15) return prepaidAccount(random.int(100, 3000), random.int(2000, 6000));
  if (kind <= 25) return pastDueAccount(balance, random.int(1000, balance), asOf);
  if (kind <= 28)
    return cutOffAccount(
      balance,
      {
        reconnectFee: 5000,
        ...(random.chance(0.5) && { disconnectFee: 2500 }),
        ...(random.chance(0.4) && { additionalDeposit: 10_000 }),
      },
      asOf,
    );
  if (kind <= 30) return { ...currentAccount(balance, due), isCcEligible: false };
  if (kind <= 32) return { ...currentAccount(balance, due), nomoreCheck: true };
  if (kind <= 40) return { ...currentAccount(balance, due), billingType: 'Budget' };
  if (kind <= 46) return { ...currentAccount(balance, due), billingType: 'Average' };
  return currentAccount(balance, due);
}
