import { addDays, type LocalDay } from '@rochdale/domain/dates';
import type { AccountDetailFacts } from './account-details.ts';
import { type AccountFacts, currentAccount, cutOffAccount, pastDueAccount, prepaidAccount } from './account-facts.ts';
import { draftingMembers } from './drafting-members.ts';
import type { NamedMember } from './named-member.ts';
import { payingMembers } from './paying-members.ts';
import { programMembers } from './program-members.ts';
import { statusMember } from './status-member.ts';

/** The password of every demo login. */
export const demoPassword = 'Rochdale-demo-1!';

/** The demo's named members as they stand on a day. */
export function namedMembers(asOf: LocalDay): readonly NamedMember[] {
  const soon = addDays(asOf, 9);
  const one = (accountNumber: string, street: string, facts: AccountFacts, details: AccountDetailFacts = {}) => [
    { accountNumber, street, facts, details },
  ];
  return [
    {
      memberNumber: '200017',
      firstName: 'Marisol',
      lastName: 'Okonkwo',
      email: 'marisol@okonkwo.example',
      phoneLastFour: '0142',
      workPhone: { phone: '5415550187', extension: '204' },
      login: 'marisol.okonkwo',
      stored: [
        { paymentType: 'Credit', usedByAutoPay: true },
        { paymentType: 'Check', usedByAutoPay: false },
      ],
      shows: 'seven accounts: past due with an arrangement and many notices, water, prepaid; deposits',
      accounts: [
        {
          accountNumber: '104471882',
          street: '2218 Cedar Hollow Rd',
          facts: { ...pastDueAccount(18860, 9200, asOf), billingType: 'Budget' },
          details: {
            spouseName: 'Chidi Okonkwo',
            collectMeterReading: true,
            myMeterUrl: 'https://meters.cedarridge.example/104471882',
            ccPdfLinkText: 'Capital Credit Statement (PDF)',
          },
          outages: { active: 'estimated', past: 14 },
          arrangement: 'onTime',
          deposits: ['Refunded', 'Held'],
          delinquents: { count: 13 },
          preferences: { emailBillNotice: true, paperlessBilling: true, operationRoundup: true },
        },
        { accountNumber: '104471890', street: '2218 Cedar Hollow Rd', facts: currentAccount(4215, soon, 'Water') },
        {
          accountNumber: '104480316',
          street: '40 Orchard Loop',
          facts: currentAccount(6633, soon),
          outages: { past: 23 },
        },
        {
          accountNumber: '104480324',
          street: '42 Orchard Loop',
          facts: currentAccount(5120, soon),
          billedMonths: 5,
          details: { autoPayExists: true, draftDate: soon },
          outages: { active: 'unknown', past: 1 },
        },
        {
          accountNumber: '104495507',
          street: '7 Lantern Way',
          facts: prepaidAccount(-1850, 0),
          details: { prepaidDisconnectAlert: 'Your prepaid balance is low. Add money to keep your service on.' },
        },
        { accountNumber: '104495515', street: '9 Lantern Way', facts: currentAccount(0, soon) },
        { accountNumber: '104495523', street: '11 Lantern Way', facts: currentAccount(12045, soon) },
      ],
    },
    {
      memberNumber: '200025',
      firstName: 'Walter',
      lastName: 'Prine',
      email: 'walter@prine.example',
      phoneLastFour: '0103',
      login: 'walter.prine',
      shows: 'one account with a balance of $84.12',
      accounts: one('104500017', '15 Sawyer St', currentAccount(8412, soon)),
    },
    {
      memberNumber: '200033',
      firstName: 'Inez',
      lastName: 'Calloway',
      email: 'inez@calloway.example',
      phoneLastFour: '0104',
      login: 'inez.calloway',
      shows: 'a prepaid account to be reconnected for $45.00',
      accounts: one('104500025', '301 Quarry Rd', prepaidAccount(1250, 4500)),
    },
    {
      memberNumber: '200041',
      firstName: 'Hollis',
      lastName: 'Granger',
      email: 'hollis@granger.example',
      phoneLastFour: '0105',
      login: 'hollis.granger',
      shows: 'a cut-off account with reconnect fee, disconnect fee and deposit',
      accounts: one(
        '104500033',
        '88 Ferry Landing Rd',
        cutOffAccount(21040, { reconnectFee: 5000, disconnectFee: 2500, additionalDeposit: 10000 }, asOf),
      ),
    },
    {
      memberNumber: '200058',
      firstName: 'Della',
      lastName: 'Marsh',
      email: 'della@marsh.example',
      phoneLastFour: '0106',
      login: 'della.marsh',
      shows:
        'a cut-off account with a reconnect fee, an overdue arrangement, a deposit, and a notice whose file is missing',
      accounts: [
        {
          accountNumber: '104500041',
          street: '12 Grange Hall Rd',
          facts: cutOffAccount(15000, { reconnectFee: 5000 }, asOf),
          arrangement: 'overdue',
          deposits: ['Applied', 'Held'],
          delinquents: { count: 3, file: 'scanned-notice.pdf' },
        },
      ],
    },
    {
      memberNumber: '200066',
      firstName: 'Rufus',
      lastName: 'Teague',
      email: 'rufus@teague.example',
      phoneLastFour: '0107',
      login: 'rufus.teague',
      shows: 'credit card payment restricted',
      accounts: one('104500058', '5 Old Depot St', { ...currentAccount(7350, soon), isCcEligible: false }),
    },
    {
      memberNumber: '200074',
      firstName: 'Lottie',
      lastName: 'Burke',
      email: 'lottie@burke.example',
      phoneLastFour: '0108',
      login: 'lottie.burke',
      shows: 'e-check payment restricted (no more checks)',
      accounts: one('104500066', '77 Larkspur Ct', { ...currentAccount(9575, soon), nomoreCheck: true }),
    },
    {
      memberNumber: '200082',
      firstName: 'Emmett',
      lastName: 'Vance',
      email: 'emmett@vance.example',
      phoneLastFour: '0109',
      login: 'emmett.vance',
      shows: 'card and e-check both restricted',
      accounts: one('104500074', '19 Foothill Dr', {
        ...currentAccount(6010, soon),
        isCcEligible: false,
        isEcheckEligible: false,
      }),
    },
    {
      memberNumber: '200090',
      firstName: 'Georgiana',
      lastName: 'Featherstonehaugh-Montgomery-Worthington',
      email: 'georgiana@featherstonehaugh.example',
      phoneLastFour: '0110',
      login: 'georgiana.fmw',
      shows: 'a very long name and a credit balance',
      accounts: one('104500082', '1 Sheep Camp Rd', currentAccount(-2500, soon), {
        statementHeadingMessage: 'The annual meeting is on the second Saturday of April.',
        billMessages: 'Rates change on January 1.\nYour tree was trimmed last month.',
        capitalCreditRefundMessage: 'A capital credit refund of $41.07 is on your account.',
        activeReturnedItems: 1,
      }),
    },
    {
      memberNumber: '200108',
      firstName: 'Tess',
      lastName: 'Amador',
      email: 'tess@amador.example',
      phoneLastFour: '0111',
      shows: 'no login yet: create one with account 104500090',
      accounts: one('104500090', '28 Bell Tower Ln', currentAccount(7725, soon)),
    },
    {
      memberNumber: '200116',
      firstName: 'Obed',
      lastName: 'Farrow',
      email: '',
      phoneLastFour: '',
      shows: 'no login, no phone and no e-mail on file: account 104500108',
      accounts: one('104500108', '6 Gravel Pit Rd', currentAccount(5190, soon)),
    },
    ...profileMembers(soon),
    statusMember(asOf),
    ...payingMembers(asOf),
    ...draftingMembers(asOf),
    ...programMembers(asOf),
  ];
}

/** Two members alike, whose settings show each state of My Profile. */
function profileMembers(soon: LocalDay): readonly NamedMember[] {
  const member = (firstName: string, lastName: string, last: number): NamedMember => ({
    memberNumber: String(200_700 + last),
    firstName,
    lastName,
    email: `${firstName}@${lastName}.example`.toLowerCase(),
    phoneLastFour: `01${20 + last}`,
    login: `${firstName}.${lastName}`.toLowerCase(),
    stored: [
      { paymentType: 'Credit', usedByAutoPay: true },
      { paymentType: 'Check', usedByAutoPay: false },
    ],
    shows: 'paperless, Operation RoundUp, a stored card that auto pay uses',
    accounts: [
      {
        accountNumber: String(104_507_100 + last * 10),
        street: '14 Windmill Rd',
        facts: currentAccount(6120, soon),
        preferences: { emailBillNotice: true, operationRoundup: true, operationRoundupAmount: 250 },
      },
      {
        accountNumber: String(104_507_101 + last * 10),
        street: '14 Windmill Rd',
        facts: currentAccount(2235, soon, 'Water'),
        preferences: {},
      },
    ],
  });
  return [member('Opal', 'Lindqvist', 1), member('Silas', 'Barrow', 2)];
}
