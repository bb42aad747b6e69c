import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { currentAccount, pendingDisconnectAccount } from './account-facts.ts';
import type { NamedMember } from './named-member.ts';

/** A member whose accounts show the states that no other has. */
export function statusMember(asOf: LocalDay): NamedMember {
  const soon = addDays(asOf, 9);
  return {
    memberNumber: '200124',
    firstName: 'Nadia',
    lastName: 'Whitlock',
    email: 'nadia@whitlock.example',
    phoneLastFour: '0112',
    login: 'nadia.whitlock',
    shows: 'six accounts: pending disconnect, pending reconnect, final billed, average billing, a new one, water',
    accounts: [
      {
        accountNumber: '104500116',
        street: '3 Tannery Ln',
        facts: pendingDisconnectAccount(14250, 9800, asOf),
        preferences: {},
      },
      {
        accountNumber: '104500124',
        street: '5 Tannery Ln',
        facts: { ...currentAccount(0, soon), derivedStatus: 'Pending Reconnect' },
        details: { activeReturnedItems: 2 },
        outages: { active: 'unknown', past: 0 },
      },
      {
        accountNumber: '104500132',
        street: '7 Tannery Ln',
        facts: { ...currentAccount(3140, addDays(asOf, -6)), derivedStatus: 'Final Billed' },
      },
      {
        accountNumber: '104500140',
        street: '9 Tannery Ln',
        facts: { ...currentAccount(8275, soon), billingType: 'Average' },
        details: { draftDate: soon, meterSenseccUrl: 'https://meters.example/sense/104500140' },
      },
      {
        accountNumber: '104500157',
        street: '11 Tannery Ln',
        facts: currentAccount(0, soon),
        outages: { hasLocation: false, past: 0 },
        isNew: true,
      },
      {
        accountNumber: '104500165',
        street: '13 Tannery Ln',
        facts: currentAccount(2980, soon, 'Water'),
        outages: { active: 'unknown', past: 0 },
      },
    ],
  };
}
