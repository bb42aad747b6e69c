import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { testVault } from '../../../platform/testing/test-vault.ts';
import { writeExport } from '../../office/exporting/public.ts';
import { importFolder } from '../../office/importing/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let isOpen = true;
let headers: { readonly authorization: string };
const member = '201001';
const number = (place: number) => `10451010${place}`;
const url = `/v3/member/${member}/levelized-billing`;

beforeAll(async () => {
  at = await testApp({
    change: (site) => ({
      ...site,
      get features() {
        return { ...site.features, AverageBilling: isOpen };
      },
    }),
  });
  const payload = { username: 'edda.fairweather', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  headers = { authorization: `Bearer ${accessToken}` };
});
afterAll(() => at.close());

interface Listed {
  readonly accountNumber: string;
  readonly estimatedAmount: number | null;
  readonly billingType: string | null;
  readonly isEligible: boolean;
  readonly notEligibleMessage: string | null;
  readonly defaultSettlementMonth: number;
}
const accountOf = async (place: number): Promise<Listed> => {
  const { accounts } = (await at.app.inject({ url, headers })).json();
  return accounts.find((one: Listed) => one.accountNumber === number(place));
};
const itemOf = async (place: number, action = 'Add') => {
  const { accountNumber, estimatedAmount, defaultSettlementMonth } = await accountOf(place);
  return {
    accountNumber,
    action,
    billingType: action === 'Add' ? 'Average' : 'Standard',
    estimatedBill: estimatedAmount,
    settlementMonth: defaultSettlementMonth,
  };
};
const put = (path: string, payload: object) => at.app.inject({ method: 'PUT', url: `${url}${path}`, headers, payload });
const query = (text: string, values: unknown[] = []) => at.database.pool.query(text, values);

describe('the list', () => {
  it.each([
    [1, 'Standard', null],
    [3, 'Average', null],
    [4, 'Budget', 'This account is signed up for budget billing.'],
    [5, 'Standard', 'Average billing is not available while service is disconnected.'],
    [6, 'Standard', 'Average billing is not available for prepaid accounts.'],
    [7, 'Standard', 'Average billing needs 12 bills to estimate from. This account does not have them yet.'],
    [8, 'Standard', 'Three payments came late in the last year.'],
  ])('says of account %i: %s, %s', async (place, billingType, notEligibleMessage) => {
    expect(await accountOf(place)).toMatchObject({
      billingType,
      notEligibleMessage,
      isEligible: notEligibleMessage === null,
    });
  });

  it('estimates from the twelve newest bills, and settles in the month of the newest or as it was imported', async () => {
    const { rows } = await query(
      `select to_char(bill_date, 'MM') as month, coalesce(actual_charges_cents, billed_cents) as cents from bills
       where account_number = $1 order by bill_date desc`,
      [number(1)],
    );
    const sum = rows.slice(0, 12).reduce((total, { cents }) => total + Number(cents), 0);
    expect(await accountOf(1)).toMatchObject({
      estimatedAmount: Math.round(sum / 12) / 100,
      defaultSettlementMonth: Number(rows[0].month),
    });
    expect((await accountOf(9)).defaultSettlementMonth).toBe(6);
    expect((await accountOf(7)).estimatedAmount).toBeNull();
  });
});

describe('an update', () => {
  it.each([
    [4, 'Add', 'This account is signed up for budget billing.'],
    [3, 'Add', 'This account is already signed up for average billing.'],
    [8, 'Add', 'Three payments came late in the last year.'],
    [1, 'Edit', 'This account is not signed up for average billing.'],
  ])('of account %i, %s, is refused', async (place, action, sentence) => {
    const { accountNumber, ...body } = await itemOf(place, action);
    const answer = await put(`/${accountNumber}`, body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()[0].message).toBe(`Account ${accountNumber}: ${sentence}`);
  });

  it('to another estimate than the member would be asked is refused', async () => {
    const { accountNumber, ...body } = await itemOf(1);
    const answer = await put(`/${accountNumber}`, { ...body, estimatedBill: 1 });
    expect(answer.json()[0].message).toMatch(/The estimated amount has changed since you saw it/);
  });

  it('of several is written whole or not at all', async () => {
    const answer = await put('', [await itemOf(1), await itemOf(4)]);
    expect(answer.statusCode).toBe(400);
    expect((await accountOf(1)).billingType).toBe('Standard');
  });

  it('signs up and removes, tells the member, and the overview reads the same', async () => {
    const { accountNumber, ...body } = await itemOf(1);
    expect((await put(`/${accountNumber}`, body)).json()).toEqual({
      message: `Account ${accountNumber} billing type updated successfully`,
    });
    const info = await at.app.inject({ url: `/v3/member/${member}/accounts/${accountNumber}`, headers });
    expect(info.json().billingType).toBe('Average');
    const many = [await itemOf(1, 'Edit'), await itemOf(3, 'Edit')];
    expect((await put('', many)).json()).toEqual({
      message: 'Billing type updated successfully for multiple accounts.',
    });
    expect([(await accountOf(1)).billingType, (await accountOf(3)).billingType]).toEqual(['Standard', 'Standard']);
    const { rows } = await query("select count(*) from outgoing_messages where kind = 'average-billing-changed'");
    expect(Number(rows[0].count)).toBe(2);
  });
});

describe('the billing system', () => {
  const importing = async (billingType: string, place = 2) => {
    const { rows } = await query('select * from accounts where account_number = $1', [number(place)]);
    const [{ member_number, account_holder_name, service_street, service_city, service_state, service_zip }] = rows;
    const row = {
      accountNumber: number(place),
      memberNumber: member_number,
      accountHolderName: account_holder_name,
      serviceStreet: service_street,
      serviceCity: service_city,
      serviceState: service_state,
      serviceZip: service_zip,
      accountType: 'Water',
      derivedStatus: 'Current',
      billingType,
    };
    const rest =
      'isPrimaryAccount,locationId,accountStatus,isPrepaidAccount,prepaidVendor,prepaidLabel,accountBalance,pastDueAmount,dueDate,pastDueDate,cutOffDate,cutoffAmount,reconnectFee,disconnectFee,additionalDeposit,liabilityConfirmationAmount,showLiabilityConfirmation,minimumPaymentDue,overPayAmount,prepaidReconnectAmount,isCcEligible,isEcheckEligible,nomoreCheck';
    const folder = await mkdtemp(join(tmpdir(), 'levelized-'));
    await writeFile(
      join(folder, 'accounts.csv'),
      `${Object.keys(row).join(',')},${rest}\n${Object.values(row).join(',')}${','.repeat(rest.split(',').length)}\n`,
    );
    const report = await importFolder({ folder, pool: at.database.pool, vault: testVault() });
    expect(report.problems).toEqual([]);
    await rm(folder, { recursive: true });
  };
  const exported = async () =>
    (await writeExport({ ...at.services, timeZone: at.services.site().timeZone }, 'average-billing'))?.body ?? '';
  const signUp = async () => {
    const { accountNumber, ...body } = await itemOf(2);
    expect((await put(`/${accountNumber}`, body)).statusCode).toBe(200);
    return body;
  };

  it('is told what members asked for until it sends the same; then its value counts again', async () => {
    const { estimatedBill, settlementMonth } = await signUp();
    const line = `${number(2)},${member},Add,Average,${estimatedBill?.toFixed(2)},${settlementMonth}`;
    expect(await exported()).toContain(line);
    await importing('Standard', 9);
    await importing('Standard');
    expect((await accountOf(2)).billingType).toBe('Average');
    expect(await exported()).toContain(line);
    await importing('Average');
    expect(await exported()).not.toContain(number(2));
    await importing('Standard');
    expect((await accountOf(2)).billingType).toBe('Standard');
  });

  it('puts an account on a budget whatever was asked here', async () => {
    await signUp();
    await importing('Budget');
    expect((await accountOf(2)).billingType).toBe('Budget');
    expect(await exported()).not.toContain(number(2));
  });
});

it('is closed where the feature is off', async () => {
  isOpen = false;
  expect((await at.app.inject({ url, headers })).statusCode).toBe(404);
});
