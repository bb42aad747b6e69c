import { addDays } from '@rochdale/domain/dates';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock, todayAt } from '../../../platform/clock.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, testOffice } from '../../../testing/office.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { importFolder } from '../importing/public.ts';
import { withImportFolder } from '../importing/testing/import-files.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;
let dana: Clerk;
const farms = '201901';
const couple = '201902';

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at);
  dana = await office.hire('dana@coop.example', ['clerk']);
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const imported = (files: Parameters<typeof withImportFolder>[0]) =>
  withImportFolder(files, (folder) =>
    importFolder({ folder, ...at.services, pool: at.database.pool, timeZone: at.services.site().timeZone }),
  );
const see = async (memberNumber: string) =>
  (await office.call('members.see', { params: { memberNumber } }, dana)).json();
const find = async (q: string) => (await office.call('members.find', { query: { q } }, dana)).json().members;

describe('an organization (account-103)', () => {
  it('is called by its name in the office, and found by it, misspelt too', async () => {
    expect(await see(farms)).toMatchObject({ name: 'Hollow Creek Farms LLC', contactPerson: '' });
    for (const q of ['hollow creek', 'Holow Creek Farms', 'farms llc'])
      expect(await find(q)).toContainEqual(
        expect.objectContaining({ memberNumber: farms, name: 'Hollow Creek Farms LLC' }),
      );
  });

  it('reads its own name, changes its phones, and not its name', async () => {
    const params = { memberNumber: farms, accountNumber: '104519101' };
    const call = await signedIn(at, 'hollow.creek');
    const profile = (await call('account-profile.get', { params })).json();
    expect(profile).toMatchObject({ organizationName: 'Hollow Creek Farms LLC', firstName: '', lastName: '' });
    const {
      count: _count,
      phoneTypes: _types,
      isVerified: _is,
      persons: _who,
      organizationName: _own,
      ...form
    } = profile;
    const contactPhones = [
      {
        eCommunicationDetailId: '',
        eCommunicationId: 'Work',
        phoneNumber: '5415550199',
        extension: '',
        isDelete: false,
      },
    ];
    expect((await call('account-profile.update', { params, body: { ...form, contactPhones } })).statusCode).toBe(200);
    const renamed = await call('account-profile.update', {
      params,
      body: { ...form, contactPhones, firstName: 'Eve' },
    });
    expect(renamed.statusCode).toBe(400);
    const applicant = await call('application-for-service.applicant', { params: { memberNumber: farms } });
    expect(applicant.json()).toMatchObject({ businessName: 'Hollow Creek Farms LLC', firstName: '', lastName: '' });
  });

  it('may come as a last name alone, or name whom to speak with; a row without either is refused', async () => {
    const rows = [
      { memberNumber: '990001', firstName: '', lastName: 'ACME FARMS LLC' },
      { memberNumber: '990002', firstName: 'Ada', lastName: 'Lund', organizationName: 'Ødegård & Sønner' },
    ];
    expect(await imported({ 'members.csv': rows })).toMatchObject({ written: true });
    expect(await see('990001')).toMatchObject({ name: 'ACME FARMS LLC', contactPerson: '' });
    expect(await see('990002')).toMatchObject({ name: 'Ødegård & Sønner', contactPerson: 'Ada Lund' });
    for (const [firstName, problem] of [
      ['', 'is empty, and so is organizationName'],
      ['Ada', 'is empty'],
    ] as const) {
      const { written, problems } = await imported({
        'members.csv': [{ memberNumber: '990003', firstName, lastName: '' }],
      });
      expect({ written, problems }).toMatchObject({
        written: false,
        problems: [{ column: 'lastName', reason: problem }],
      });
    }
  });
});

it('a member’s number is none of those that the portal gives (identity-77)', async () => {
  for (const [memberNumber, written] of [
    ['990000000001', false],
    ['999999999999', false],
    ['990000000000', true],
  ] as const)
    expect(await imported({ 'members.csv': [{ memberNumber }] })).toMatchObject({ written });
});

describe('a further person (account-104)', () => {
  const theo = { personName: 'Theo Castellane', relation: 'Joint member', mayAct: true };

  it('stands on the office’s page and in the member’s profile, and leads to the membership', async () => {
    const rita = { personName: 'Rita Castellane', relation: '', mayAct: false };
    expect((await see(couple)).persons).toEqual([rita, theo]);
    const call = await signedIn(at, 'june.castellane');
    const params = { memberNumber: couple, accountNumber: '104519201' };
    expect((await call('account-profile.get', { params })).json().persons).toEqual([rita, theo]);
    for (const [q, memberNumber] of [
      ['theo cast', couple],
      ['ansel drumond', farms],
    ] as const)
      expect(await find(q)).toContainEqual(expect.objectContaining({ memberNumber, by: 'person' }));
  });

  it('is on the membership up to the last day, and not after it', async () => {
    const row = { memberNumber: couple, personName: 'Rita Castellane' };
    await imported({ 'member-persons.csv': [{ ...row, until: '2999-01-01' }] });
    expect((await see(couple)).persons).toHaveLength(2);
    await imported({ 'member-persons.csv': [{ ...row, until: '2020-01-01' }] });
    expect((await see(couple)).persons).toEqual([theo]);
  });
});

it('the office sees who else signs in for a membership, and what that opens (office-114)', async () => {
  expect((await see(farms)).grants).toEqual([
    {
      ...{ loginId: 'ansel.drummond', accountNumber: null, scope: 'read', delegationId: null },
      ...{ beginsOn: null, endsOn: null, isInForce: true },
    },
  ]);
  await at.database.pool.query(
    "update login_grants set ends_on = '2020-01-01' where member_number = $1 and scope = 'read'",
    [farms],
  );
  expect((await see(farms)).grants).toMatchObject([{ endsOn: '2020-01-01', isInForce: false }]);
  expect((await see(couple)).grants).toEqual([]);
});

it('an account that falls back to its landlord shows each holder with their days, and each their own (office-115, account-118)', async () => {
  const landlord = '201903';
  const accountNumber = '104519201';
  const account = {
    accountNumber,
    memberNumber: landlord,
    accountHolderName: 'Leland Fisk',
    serviceStreet: '16 Millrace Ct',
  };
  const today = todayAt(systemClock, at.services.site().timeZone);
  const holders = [
    { accountNumber, memberNumber: couple, heldFrom: addDays(today, -90), heldUntil: addDays(today, -31) },
    { accountNumber, memberNumber: landlord, heldFrom: addDays(today, -30) },
  ];
  expect(await imported({ 'accounts.csv': [account], 'account-holders.csv': holders })).toMatchObject({
    written: true,
  });
  const seen = (await see(landlord)).holders.filter(
    (one: { accountNumber: string }) => one.accountNumber === accountNumber,
  );
  expect(
    seen.map((one: { memberNumber: string; heldUntil: string | null }) => [one.memberNumber, one.heldUntil]),
  ).toEqual(
    expect.arrayContaining([
      [landlord, null],
      [couple, addDays(today, -31)],
    ]),
  );
  const call = await signedIn(at, 'leland.fisk');
  const bills = (await call('history.bills', { params: { accountNumber } })).json().results;
  expect(bills.filter(({ billDate }: { billDate: string }) => billDate < addDays(today, -30))).toEqual([]);
  const tenant = await signedIn(at, 'june.castellane');
  expect((await tenant('history.bills', { params: { accountNumber } })).statusCode).toBe(404);
});
