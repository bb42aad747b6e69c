import { bareDay, coded, padded, phone, shout, trailingMinus } from './habits.ts';
import type { OurFolder, OurRow } from './our-rows.ts';
import type { TheirColumn, TheirFile } from './their-files.ts';

const account: TheirColumn = ['ACCT', 'accountNumber', padded(12)];
const consumer: TheirColumn = ['CONS', 'memberNumber', padded(10)];

/** The parts of an account that this system keeps in its master file, of fixed widths. */
const master: readonly TheirColumn[] = [
  account,
  consumer,
  ['PREM', 'premise'],
  ['MAIN', 'isPrimaryAccount', coded({ Y: '1', N: '2' })],
  ['SVC', 'accountType', coded({ Electric: '01', Water: '03' })],
  [
    'STAGE',
    'derivedStatus',
    coded({
      Current: '00',
      'Past Due': '10',
      'Pending Disconnect': '20',
      Disconnected: '30',
      'Pending Reconnect': '40',
      'Final Billed': '90',
    }),
  ],
  ['PLAN', 'billingType', coded({ Standard: '1', Budget: '2', Average: '3' })],
  ['PREPAID', 'isPrepaidAccount', coded({ Y: '1' })],
  ['PPVENDOR', 'prepaidVendor'],
  ['PPLABEL', 'prepaidLabel'],
  ['CARD', 'isCcEligible', coded({ Y: '1', N: '2' })],
  ['CHECK', 'isEcheckEligible', coded({ Y: '1', N: '2' })],
  ['NOCHECK', 'nomoreCheck', coded({ Y: '1' })],
];
const receivable: readonly TheirColumn[] = [
  account,
  ['BALANCE', 'accountBalance', trailingMinus],
  ['PASTDUE', 'pastDueAmount', trailingMinus],
  ['DUE', 'dueDate', bareDay],
  ['PDDATE', 'pastDueDate', bareDay],
  ['CUTDATE', 'cutOffDate', bareDay],
  ['CUTAMT', 'cutoffAmount', trailingMinus],
  ['RECON', 'reconnectFee', trailingMinus],
  ['DISC', 'disconnectFee', trailingMinus],
  ['ADDDEP', 'additionalDeposit', trailingMinus],
  ['MINDUE', 'minimumPaymentDue', trailingMinus],
  ['OVERPAY', 'overPayAmount', trailingMinus],
  ['PPRECON', 'prepaidReconnectAmount', trailingMinus],
  ['CLOSED', 'closedOn', bareDay],
  ['REOPENED', 'reopenedOn', bareDay],
];
const premise: readonly TheirColumn[] = [
  ['PREM', 'premise'],
  ['STREET', 'serviceStreet', shout],
  ['CITY', 'serviceCity', shout],
  ['ST', 'serviceState'],
  ['ZIP', 'serviceZip'],
  ['LOC', 'locationId'],
  ['SUB', 'substation'],
  ['FDR', 'feeder'],
  ['MAP', 'mapLocation'],
  ['ADDR', 'address', shout],
  ['TOWN', 'town', shout],
  ['CNTY', 'county', shout],
  ['LAT', 'latitude'],
  ['LON', 'longitude'],
  ['CRIT', 'mustStayOn', coded({ 'Life support': 'LS', School: 'SC', Well: 'WL' })],
  ['CRIT_TO', 'mustStayOnUntil', bareDay],
  ['CRIT_OK', 'mustStayOnConfirmed', bareDay],
];
const mailing: readonly TheirColumn[] = [
  account,
  ['NBR', 'streetNumber'],
  ['NAME', 'streetName'],
  ['SUFFIX', 'streetType'],
  ['UNIT', 'unit'],
  ['CITY', 'city', shout],
  ['ST', 'state'],
  ['ZIP', 'zip'],
];
const notes: readonly TheirColumn[] = [account, ['KIND', 'kind'], ['TEXT', 'text']];
const bills: readonly TheirColumn[] = [
  account,
  ['BILLED_ON', 'billDate', bareDay],
  ['BILL', 'billNumber'],
  ['KIND', 'billType', coded({ Regular: '1', Prepaid: '7' })],
  ['FROM', 'statementStartDate', bareDay],
  ['DUE', 'dueDate', bareDay],
  ['AMOUNT', 'billedAmount', trailingMinus],
  ['ENDING', 'endingBalance', trailingMinus],
  ['QTY', 'usageQuantity'],
  ['UOM', 'usageUnit', coded({ kWh: 'K', gal: 'G' })],
  ['DAYS', 'daysBilled'],
  ['ACTUAL', 'actualCharges', trailingMinus],
  ['PP_TOTAL', 'prepaidDailyTotal', trailingMinus],
  ['PP_USAGE', 'prepaidUsageDollars', trailingMinus],
  ['PP_CHARGES', 'prepaidCharges', trailingMinus],
  ['PP_TAXES', 'prepaidTaxes', trailingMinus],
];
const billLines: readonly TheirColumn[] = [
  account,
  ['BILLED_ON', 'billDate', bareDay],
  ['BILL', 'billNumber'],
  ['LINE', 'lineNumber'],
  ['DESCRIPTION', 'description'],
  ['AMOUNT', 'lineAmount', trailingMinus],
  ['QTY', 'quantity'],
  ['UOM', 'unit', coded({ kWh: 'K', gal: 'G' })],
  ['RATE', 'rate'],
  ['SVC', 'service'],
];
/** What was paid: charges and other transactions stand in the same table under other kinds. */
const transactions: readonly TheirColumn[] = [
  account,
  ['KIND', 'kind'],
  ['POSTED', 'paymentDate', bareDay],
  ['TRANS', 'paymentId'],
  ['AMOUNT', 'paymentAmount', trailingMinus],
  ['TENDER', 'paymentMethod', coded({ Check: '1', 'E-check': '2', Draft: '3', Card: '4', Cash: '5' })],
  ['REF', 'transNo'],
];
const deposits: readonly TheirColumn[] = [
  account,
  ['DEP', 'depositId'],
  ['TAKEN', 'depositDate', bareDay],
  ['KIND', 'depositType', coded({ 'Connection deposit': '1', 'Additional deposit': '2' })],
  ['AMOUNT', 'depositAmount', trailingMinus],
  ['INTEREST', 'interestAmount', trailingMinus],
  ['REFUNDED', 'refundDate', bareDay],
  ['STATE', 'depositStatus', coded({ Held: 'H', Refunded: 'R', Applied: 'A' })],
];

/** Which text of an account is which kind of note. */
const noteKinds = {
  spouseName: '11',
  statementHeadingMessage: '21',
  billMessages: '22',
  prepaidDisconnectAlert: '23',
  capitalCreditRefundMessage: '24',
  cutOffMsg: '25',
  ccPdfLinkText: '31',
  myMeterUrl: '41',
  meterSenseccUrl: '42',
};
const figures: readonly TheirColumn[] = [
  account,
  ['RETURNED', 'activeReturnedItems'],
  ['BUDGET_YTD', 'yearToDateBudgetDifference', trailingMinus],
  ['NET', 'netAccountBalance', trailingMinus],
  ['AUTOPAY', 'autoPayExists', coded({ Y: '1' })],
  ['DRAFT_ON', 'draftDate', bareDay],
  ['DRAFT_FROM', 'eligibleDraftDate', bareDay],
  ['DAY_FROM', 'allowBeforeBilledDay'],
  ['DAY_TO', 'allowAfterBilledDay'],
  ['SELFREAD', 'collectMeterReading', coded({ Y: '1' })],
];

/** An export of a system of many small tables, tied by padded numbers: codes for words, days without signs, a minus behind. */
export function codedTables(co: OurFolder): readonly TheirFile[] {
  const all = (file: string) => co.rows(file);
  const accounts = all('accounts.csv').map((row): OurRow => ({ ...row, premise: `P${row.accountNumber}` }));
  const premises = accounts.map((row) => ({
    ...(co.of('service-locations.csv', 'locationId', row.locationId ?? '')[0] ?? {}),
    ...row,
  }));
  const contacts = [
    ...all('members.csv').map((row) => ({ ...row, kind: '9', text: row.email ?? '' })),
    ...all('member-phones.csv').map((row) => ({
      ...row,
      kind: coded({ Home: '1', Cell: '2', Work: '3' })(row.phoneType),
      text: phone(row.phone),
    })),
  ];
  const texts = all('account-details.csv').flatMap((row) =>
    Object.entries(noteKinds).flatMap(([column, kind]): OurRow[] => {
      const text = row[column] ?? '';
      // A line of this system's has no breaks: it writes them as a sign.
      return text === '' ? [] : [{ ...row, kind, text: text.replaceAll('\n', '~') }];
    }),
  );
  const payments = all('payments.csv').map((row) => ({ ...row, kind: 'PY' }));
  const charges = all('bills.csv').map((row) => ({
    ...row,
    kind: 'BL',
    paymentDate: row.billDate ?? '',
    paymentAmount: row.billedAmount ?? '',
  }));
  return [
    {
      file: 'CONSUMERS.xlsx',
      as: 'excel',
      columns: [
        consumer,
        ['First Name', 'firstName'],
        ['Middle', 'middleName'],
        ['Last Name', 'lastName'],
        ['Business', 'organizationName'],
      ],
      rows: all('members.csv'),
    },
    {
      file: 'CONTACTS.TXT',
      as: 'bar',
      columns: [consumer, ['KIND', 'kind'], ['VALUE', 'text'], ['EXT', 'extension']],
      rows: contacts,
    },
    { file: 'ACCTMAST.DAT', as: 'fixed', columns: master, rows: accounts },
    { file: 'RECEIVABLES.TXT', as: 'bar', columns: receivable, rows: accounts },
    { file: 'PREMISES.TXT', as: 'bar', columns: premise, rows: premises },
    { file: 'MAILING.TXT', as: 'bar', columns: mailing, rows: all('addresses.csv') },
    { file: 'FIGURES.TXT', as: 'bar', columns: figures, rows: all('account-details.csv') },
    { file: 'NOTES.TXT', as: 'bar', columns: notes, rows: texts },
    {
      file: 'METERS.DAT',
      as: 'fixed',
      columns: [
        account,
        ['METER', 'meterNumber'],
        ['SVC', 'meterType', coded({ Electric: '01', Water: '03' })],
        ['SET', 'installedOn', bareDay],
      ],
      rows: all('meters.csv'),
    },
    { file: 'BILLS.TXT', as: 'bar', columns: bills, rows: all('bills.csv') },
    { file: 'BILL-LINES.TXT', as: 'bar', columns: billLines, rows: all('bill-lines.csv') },
    { file: 'TRANSACTIONS.TXT', as: 'bar', columns: transactions, rows: [...charges, ...payments] },
    { file: 'DEPOSITS.TXT', as: 'bar', columns: deposits, rows: all('deposits.csv') },
  ];
}
