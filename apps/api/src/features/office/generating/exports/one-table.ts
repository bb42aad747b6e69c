import { bit, coded, impliedCents, letterFlag, phone, shout, usDay } from './habits.ts';
import type { OurFolder, OurRow } from './our-rows.ts';
import type { TheirColumn, TheirFile } from './their-files.ts';

const member: readonly TheirColumn[] = [
  ['CUSTNO', 'memberNumber'],
  ['NAME', 'name', shout],
  ['BUSNAME', 'organizationName', shout],
  ['EMAIL', 'email'],
  ['PHONE1', 'phone1', phone],
  ['PHTYPE1', 'phoneType1', coded({ Cell: 'C', Home: 'H', Work: 'W' })],
  ['PHEXT1', 'extension1'],
  ['PHONE2', 'phone2', phone],
  ['PHTYPE2', 'phoneType2', coded({ Cell: 'C', Home: 'H', Work: 'W' })],
  ['PHEXT2', 'extension2'],
];
const account: readonly TheirColumn[] = [
  ['ACCTNO', 'accountNumber'],
  ['MAINACCT', 'isPrimaryAccount', bit],
  ['SVCADDR', 'serviceStreet'],
  ['SVCCITY', 'serviceCity', shout],
  ['SVCST', 'serviceState'],
  ['SVCZIP', 'serviceZip'],
  ['LOC', 'locationId'],
  ['SVCTYPE', 'accountType', coded({ Electric: 'E', Water: 'W' })],
  [
    'STAGE',
    'derivedStatus',
    coded({
      Current: 'C',
      'Past Due': 'P',
      'Pending Reconnect': 'R',
      'Pending Disconnect': 'N',
      Disconnected: 'D',
      'Final Billed': 'F',
    }),
  ],
  ['BILLPLAN', 'billingType', coded({ Standard: 'S', Budget: 'B', Average: 'A' })],
  ['PREPAY', 'isPrepaidAccount', bit],
  ['PPVENDOR', 'prepaidVendor'],
  ['PPLABEL', 'prepaidLabel'],
  ['BAL', 'accountBalance', impliedCents],
  ['PASTDUE', 'pastDueAmount', impliedCents],
  ['DUEDT', 'dueDate', usDay],
  ['PASTDUEDT', 'pastDueDate', usDay],
  ['CUTDT', 'cutOffDate', usDay],
  ['CUTAMT', 'cutoffAmount', impliedCents],
  ['RECONFEE', 'reconnectFee', impliedCents],
  ['DISCFEE', 'disconnectFee', impliedCents],
  ['ADDDEP', 'additionalDeposit', impliedCents],
  ['MINDUE', 'minimumPaymentDue', impliedCents],
  ['OVERPAY', 'overPayAmount', impliedCents],
  ['PPRECON', 'prepaidReconnectAmount', impliedCents],
  ['CARDOK', 'isCcEligible', letterFlag],
  ['CHECKOK', 'isEcheckEligible', letterFlag],
  ['NOCHECKS', 'nomoreCheck', letterFlag],
  ['CLOSEDT', 'closedOn', usDay],
  ['REOPENDT', 'reopenedOn', usDay],
];
const details: readonly TheirColumn[] = [
  ['SPOUSE', 'spouseName'],
  ['STMTMSG', 'statementHeadingMessage'],
  ['BILLMSG', 'billMessages'],
  ['PPMSG', 'prepaidDisconnectAlert'],
  ['CCMSG', 'capitalCreditRefundMessage'],
  ['CUTMSG', 'cutOffMsg'],
  ['RETITEMS', 'activeReturnedItems'],
  ['BUDGETDIFF', 'yearToDateBudgetDifference', impliedCents],
  ['NETBAL', 'netAccountBalance', impliedCents],
  ['AUTOPAY', 'autoPayExists', letterFlag],
  ['DRAFTDT', 'draftDate', usDay],
  ['DRAFTFROM', 'eligibleDraftDate', usDay],
  ['DRAFTAFTER', 'allowBeforeBilledDay'],
  ['DRAFTBEFORE', 'allowAfterBilledDay'],
  ['SELFREAD', 'collectMeterReading', letterFlag],
  ['SENSEURL', 'meterSenseccUrl'],
  ['MYMETER', 'myMeterUrl'],
  ['CCPDF', 'ccPdfLinkText'],
  ['MAILNO', 'streetNumber'],
  ['MAILST', 'streetName'],
  ['MAILTYPE', 'streetType'],
  ['MAILUNIT', 'unit'],
  ['MAILCITY', 'city', shout],
  ['MAILSTATE', 'state'],
  ['MAILZIP', 'zip'],
  ['METER', 'meterNumber'],
  ['SETDT', 'installedOn', usDay],
  ['SUBSTA', 'substation'],
  ['FEEDER', 'feeder'],
  ['MAPLOC', 'mapLocation'],
  ['LOCADDR', 'address', shout],
  ['LOCTOWN', 'town', shout],
  ['LOCCOUNTY', 'county', shout],
  ['LATITUDE', 'latitude'],
  ['LONGITUDE', 'longitude'],
  ['CRITICAL', 'mustStayOn', shout],
  ['CRITTHRU', 'mustStayOnUntil', usDay],
  ['CRITCONF', 'mustStayOnConfirmed', usDay],
];
const chosen: readonly TheirColumn[] = [
  ['EBILL', 'emailBillNotice', bit],
  ['PAPERLESS', 'paperlessBilling', bit],
  ['NOPAPER', 'paperlessOther', bit],
  ['RNDUP', 'operationRoundup', bit],
  ['RNDUPAMT', 'operationRoundupAmount', impliedCents],
  ['RNDUPEND', 'operationRoundupExpiration', usDay],
  ['AVGOK', 'isEligible', letterFlag],
  ['AVGMSG', 'notEligibleMessage'],
  ['AVGMONTH', 'settlementMonth'],
  ['DRTYPE', 'draftType', coded({ bank: 'ACH', 'credit-card': 'CC' })],
  [
    'DRWHEN',
    'draftMethod',
    coded({ DAY_OF_MONTH: 'DAY', WHEN_BILLED: 'BILL', CYCLE: 'CYC', END_OF_MONTH: 'EOM', DAYS_AFTER_BILLING: 'AFT' }),
  ],
  ['DRDAY', 'draftDay'],
  ['DRSTART', 'startDate', usDay],
  ['DRKIND', 'draftAccountType', coded({ Checking: 'C', Savings: 'S' })],
  ['DRRTN', 'routingNumber'],
  ['DRACCT', 'bankAccountNumber'],
  ['DRBANK', 'financialInstitutionName'],
  ['DRLAST4', 'lastFour'],
  ['DRTOKEN', 'token'],
];
const bill: readonly TheirColumn[] = [
  ['ACCTNO', 'accountNumber'],
  ['BILLDT', 'billDate', usDay],
  ['BILLNO', 'billNumber'],
  ['BILLTYPE', 'billType', coded({ Regular: 'R', Prepaid: 'P' })],
  ['FROMDT', 'statementStartDate', usDay],
  ['DUEDT', 'dueDate', usDay],
  ['BILLED', 'billedAmount', impliedCents],
  ['ENDBAL', 'endingBalance', impliedCents],
  ['USAGE', 'usageQuantity'],
  ['UNIT', 'usageUnit', shout],
  ['DAYS', 'daysBilled'],
  ['ACTUAL', 'actualCharges', impliedCents],
  ['PPTOTAL', 'prepaidDailyTotal', impliedCents],
  ['PPUSAGE', 'prepaidUsageDollars', impliedCents],
  ['PPCHARGES', 'prepaidCharges', impliedCents],
  ['PPTAXES', 'prepaidTaxes', impliedCents],
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((n): TheirColumn[] => [
    [`LNO${n}`, `lineNumber${n}`],
    [`DESC${n}`, `description${n}`],
    [`AMT${n}`, `lineAmount${n}`, impliedCents],
    [`QTY${n}`, `quantity${n}`],
    [`UNIT${n}`, `unit${n}`],
    [`RATE${n}`, `rate${n}`],
    [`LSVC${n}`, `service${n}`],
  ]),
];
const payment: readonly TheirColumn[] = [
  ['ACCTNO', 'accountNumber'],
  ['PMTDT', 'paymentDate', usDay],
  ['PMTID', 'paymentId'],
  ['AMT', 'paymentAmount', impliedCents],
  ['HOW', 'paymentMethod', coded({ Check: 'CHK', 'E-check': 'ECK', Draft: 'DRF', Card: 'CRD', Cash: 'CSH' })],
  ['PORTALNO', 'transNo'],
];

/** An export of a system that writes one long table: a row a service with everything on it, and two of what happened. */
export function oneTable(co: OurFolder): readonly TheirFile[] {
  const first = (file: string, row: OurRow, column = 'accountNumber'): OurRow =>
    co.of(file, column, row[column] ?? '')[0] ?? {};
  const services = co.rows('accounts.csv').map((row) => {
    const owner = first('members.csv', row, 'memberNumber');
    const phones = co.of('member-phones.csv', 'memberNumber', row.memberNumber ?? '');
    return {
      ...first('account-details.csv', row),
      ...first('addresses.csv', row),
      ...first('meters.csv', row),
      ...first('account-preferences.csv', row),
      ...first('average-billing.csv', row),
      ...first('drafts.csv', row),
      ...first('service-locations.csv', row, 'locationId'),
      ...owner,
      ...row,
      name: owner.firstName === '' ? '' : `${owner.lastName}, ${owner.firstName}`,
      ...numbered(phones, ['phone', 'phoneType', 'extension']),
    };
  });
  const lines = (row: OurRow) =>
    co
      .of('bill-lines.csv', 'accountNumber', row.accountNumber ?? '')
      .filter((line) => line.billDate === row.billDate && line.billNumber === row.billNumber);
  const bills = co.rows('bills.csv').map((row) => ({
    ...row,
    ...numbered(lines(row), ['lineNumber', 'description', 'lineAmount', 'quantity', 'unit', 'rate', 'service']),
  }));
  return [
    { file: 'SERVICES.CSV', as: 'csv', columns: [...member, ...account, ...details, ...chosen], rows: services },
    { file: 'BILLS.CSV', as: 'csv', columns: bill, rows: bills },
    { file: 'PAYMENTS.CSV', as: 'csv', columns: payment, rows: co.rows('payments.csv') },
  ];
}

/** Of several rows the columns with their number behind the name: `phone1`, `phone2`. */
function numbered(rows: readonly OurRow[], columns: readonly string[]): OurRow {
  return Object.fromEntries(
    rows.flatMap((row, place) => columns.map((column) => [`${column}${place + 1}`, row[column] ?? ''] as const)),
  );
}
