import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { currentAccount } from './account-facts.ts';
import type { NamedMember } from './named-member.ts';

/** Memberships that are no single person: an organization, and a couple; and whose house the couple has bought. */
export function membershipMembers(asOf: LocalDay): readonly NamedMember[] {
  const soon = addDays(asOf, 9);
  return [
    {
      memberNumber: '201901',
      organizationName: 'Hollow Creek Farms LLC',
      firstName: '',
      lastName: '',
      email: 'office@hollowcreek.example',
      phoneLastFour: '0161',
      login: 'hollow.creek',
      persons: [{ personName: 'Ansel Drummond', relation: 'Bookkeeper', mayAct: true }],
      grants: [{ login: 'ansel.drummond', email: 'ansel@drummond.example', scope: 'read' }],
      shows: 'an organization as a member, with a bookkeeper who may speak for it and reads it with a login of his own',
      accounts: [
        {
          accountNumber: '104519101',
          street: '88 Hollow Creek Rd',
          facts: currentAccount(41275, soon),
          dark: { what: 'Well', confirmed: addDays(asOf, -420) },
          services: [
            { serviceType: 'Electric' },
            { serviceType: 'Fiber', monthly: 1500 },
            { serviceType: 'Light', monthly: 500 },
          ],
        },
      ],
    },
    {
      memberNumber: '201902',
      firstName: 'June',
      lastName: 'Castellane',
      email: 'june@castellane.example',
      phoneLastFour: '0162',
      login: 'june.castellane',
      persons: [
        { personName: 'Theo Castellane', relation: 'Joint member', mayAct: true },
        { personName: 'Rita Castellane', relation: '', mayAct: false },
      ],
      shows: 'a joint membership: one may speak for it, one is only named',
      accounts: [
        {
          accountNumber: '104519201',
          street: '16 Millrace Ct',
          facts: currentAccount(9380, soon),
          dark: { what: 'Life support', until: addDays(asOf, 190), confirmed: addDays(asOf, -40) },
          heldFrom: addDays(asOf, -100),
        },
      ],
    },
    {
      memberNumber: '201903',
      firstName: 'Leland',
      lastName: 'Fisk',
      email: 'leland@fisk.example',
      phoneLastFour: '0163',
      login: 'leland.fisk',
      held: [{ accountNumber: '104519201', heldUntil: addDays(asOf, -101) }],
      shows: 'papers of a house that was sold, and an account that is closed',
      accounts: [
        { accountNumber: '104519301', street: '5 Ferry Landing', facts: currentAccount(7415, soon) },
        {
          accountNumber: '104519302',
          street: '7 Ferry Landing',
          facts: {
            ...currentAccount(2140, addDays(asOf, 5)),
            derivedStatus: 'Final Billed',
            closedOn: addDays(asOf, -20),
          },
        },
      ],
    },
  ];
}
