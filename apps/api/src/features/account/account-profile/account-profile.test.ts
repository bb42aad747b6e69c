import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RefusalTemplate } from '@rochdale/domain/office/queues/queues';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { importFolder } from '../../office/importing/public.ts';
import { decideUpdate, describeUpdates } from './public.ts';

type TestApp = Awaited<ReturnType<typeof testApp>>;
let reviewed: TestApp;
let direct: TestApp;

beforeAll(async () => {
  reviewed = await testApp();
  direct = await testApp({ coop: 'whetstone-hills' });
});
afterAll(() => Promise.all([reviewed.close(), direct.close()]));

const marisol = '/v3/member/200017/accounts/104471882/profile';
const neighbour = '/v3/member/200017/accounts/104471890/profile';

async function memberAt({ app }: TestApp, username: string) {
  const payload = { username, password: 'Rochdale-demo-1!' };
  const token = (await app.inject({ method: 'POST', url: '/v3/login', payload })).json().accessToken;
  const headers = { authorization: `Bearer ${token}` };
  const get = async (url: string) => (await app.inject({ url, headers })).json();
  const send = (url: string, change: object, form: object) =>
    app.inject({ method: 'PUT', url, headers, payload: { ...form, ...change } });
  return { get, send, put: async (url: string, change: object) => send(url, change, await get(url)) };
}

const reviewedAt = (time: string) => ({ ...reviewed.services, clock: { now: () => new Date(time) } });

const reviewUpdate = (
  services: ReturnType<typeof reviewedAt>,
  id: number,
  decision: 'approved' | 'rejected',
  template: RefusalTemplate = 'other',
) =>
  services.db.transaction(
    async (tx) => (await decideUpdate(services, tx, id, { decision, why: { template, words: '' } })) !== false,
  );

/** What was written to somebody about a change of profile. */
async function mailsTo(recipient: string): Promise<readonly string[]> {
  const { body } = await reviewed.app.inject('/dev/outbox');
  return body.split('<article>').filter((mail) => mail.includes(`to ${recipient}`) && mail.includes('profile change'));
}

describe('where changes are reviewed', () => {
  it('answers the profile with the accounts that share its address', async () => {
    const member = await memberAt(reviewed, 'marisol.okonkwo');
    expect(await member.get(marisol)).toEqual({
      firstName: 'Marisol',
      middleName: '',
      lastName: 'Okonkwo',
      organizationName: '',
      persons: [],
      streetNumber: '2218',
      streetName: 'Cedar Hollow',
      streetType: 'Rd',
      unit: '',
      city: 'Alder Crossing',
      state: 'OR',
      zip: '97498',
      count: 2,
      refused: null,
      isVerified: 'Y',
      phoneTypes: ['Cell', 'Home', 'Work'].map((type) => ({ eCommunicationId: type, description: type })),
      contactPhones: [
        ['5415550142', 'Cell', ''],
        ['5415550187', 'Work', '204'],
      ].map(([phone, type, extension]) => ({
        eCommunicationDetailId: phone,
        eCommunicationId: type,
        eCommunicationDescription: type,
        phoneNumber: phone,
        extension,
        isDelete: false,
      })),
    });
    const stranger = await memberAt(reviewed, 'walter.prine');
    expect((await stranger.send(marisol, {}, await member.get(marisol))).statusCode).toBe(404);
  });

  it('applies every rule again', async () => {
    const member = await memberAt(reviewed, 'walter.prine');
    const url = '/v3/member/200025/accounts/104500017/profile';
    const phone = (await member.get(url)).contactPhones[0];
    const refused = async (change: object) => {
      const answer = await member.put(url, change);
      return [answer.statusCode, answer.json()[0]?.field, answer.json()[0]?.message];
    };
    expect(await refused({ firstName: '' })).toEqual([400, 'firstName', 'Please enter first name.']);
    expect(await refused({ firstName: '', zip: '0' })).toEqual([400, 'firstName', 'Please enter first name.']);
    expect(await refused({ city: 'a|b' })).toEqual([400, 'city', 'Please check this value.']);
    expect((await refused({ zip: '00000' }))[2]).toBe('Zip code must be a 5 or 9 digit number(Ex: 98745-4321).');
    expect(
      (await refused({ contactPhones: [{ ...phone, isDelete: true, phoneNumber: '', eCommunicationId: '' }] }))[1],
    ).toBe('phoneType-0');
    expect((await refused({ contactPhones: [{ ...phone, eCommunicationId: 'Pager' }] }))[1]).toBe('contactPhones');
    const added = (last: number) => ({
      ...phone,
      eCommunicationDetailId: '',
      phoneNumber: `987456123${last}`,
    });
    expect((await refused({ contactPhones: [added(1), added(2), added(3)] }))[1]).toBe('contactPhones');
    expect((await refused({ contactPhones: [phone, added(1), added(2), added(3)] }))[0]).toBe(400);
    expect((await member.get(url)).isVerified).toBe('Y');
  });

  it('queues a change, takes a later one into it, and writes it when it is approved', async () => {
    const member = await memberAt(reviewed, 'marisol.okonkwo');
    expect((await member.put(marisol, { streetNumber: '9', updateIndicator: 'ALL' })).json()).toEqual({
      isVerified: 'N',
      message: null,
    });
    expect(await member.get(neighbour)).toMatchObject({ streetNumber: '9', isVerified: 'N', count: 2 });
    expect((await member.put(marisol, { middleName: 'Ada', zip: '974981234' })).statusCode).toBe(200);
    expect(await member.get(marisol)).toMatchObject({ middleName: 'Ada', streetNumber: '9', count: 1 });

    const { db } = reviewed.services;
    const listed = await describeUpdates(db, false);
    expect(listed).toContain('name: Marisol Okonkwo -> Marisol Ada Okonkwo');
    expect(listed).toContain('address of 104471882: 2218 Cedar Hollow Rd Alder Crossing OR 97498 -> 9 Cedar Hollow Rd');
    const id = Number(/^(\d+) {2}member 200017/m.exec(listed)?.[1]);
    const { rows } = await reviewed.database.pool.query(
      "select street_number from addresses where account_number = '104471882'",
    );
    expect(rows).toEqual([{ street_number: '2218' }]);

    const services = reviewedAt('2026-11-20T12:00:00Z');
    const both = await Promise.all([1, 2].map(() => reviewUpdate(services, id, 'approved')));
    expect(both.sort()).toEqual([false, true]);
    expect(await member.get(marisol)).toMatchObject({ middleName: 'Ada', zip: '974981234', isVerified: 'Y' });
    expect(await describeUpdates(db, false)).toBe('No change waits for review.');
    expect(await describeUpdates(db, true)).toContain('approved 2026-11-20T12:00:00.000Z');
    expect(await reviewUpdate(services, 999_999, 'approved')).toBe(false);
    expect(await mailsTo('marisol@okonkwo.example')).toEqual([
      expect.stringMatching(/is approved.*sent on \w+ \d+, \d{4}\. Your profile now shows it\./),
    ]);
  });

  it('drops a change that is rejected', async () => {
    const member = await memberAt(reviewed, 'della.marsh');
    const url = '/v3/member/200058/accounts/104500041/profile';
    await member.put(url, { firstName: 'Ella' });
    const { db } = reviewed.services;
    const id = Number(/^(\d+) {2}member 200058/m.exec(await describeUpdates(db, false))?.[1]);
    expect(await reviewUpdate(reviewedAt('2026-11-21T12:00:00Z'), id, 'rejected', 'unreadable')).toBe(true);
    expect(await member.get(url)).toMatchObject({ firstName: 'Della', isVerified: 'Y' });
    expect(await describeUpdates(db, true)).toContain('rejected 2026-11-21T12:00:00.000Z');
    expect(await mailsTo('della@marsh.example')).toEqual([
      expect.stringMatching(/not accepted.*We could not read part of it\. Your profile has not changed\. Call us at/),
    ]);
  });
});

describe('where changes are direct', () => {
  it('writes at once, for one account or all that share the address', async () => {
    const member = await memberAt(direct, 'marisol.okonkwo');
    const answer = await member.put(marisol, { unit: 'B' });
    expect(answer.json()).toEqual({ isVerified: 'Y', message: 'Your profile has been updated.' });
    expect(await member.get(neighbour)).toMatchObject({ unit: '', count: 1 });
    await member.put(marisol, { unit: '' });
    await member.put(marisol, { unit: 'C', updateIndicator: 'ALL' });
    expect(await member.get(neighbour)).toMatchObject({ unit: 'C', count: 2, isVerified: 'Y' });
  });

  it('refuses what the co-op does not let members change', async () => {
    const member = await memberAt(direct, 'walter.prine');
    const answer = await member.put('/v3/member/200025/accounts/104500017/profile', { firstName: 'Walt' });
    expect([answer.statusCode, answer.json()[0].code]).toEqual([400, 1611]);
  });

  it('leaves one whole state after many updates at once', async () => {
    const member = await memberAt(direct, 'emmett.vance');
    const url = '/v3/member/200082/accounts/104500074/profile';
    const form = await member.get(url);
    const stateOf = (place: number) => ({
      streetNumber: String(100 + place),
      unit: `U${place}`,
      contactPhones: [{ ...form.contactPhones[0], phoneNumber: `54155501${10 + place}`, extension: String(place) }],
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => member.send(url, stateOf(place), form)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(19);
    const left = await member.get(url);
    const place = Number(left.streetNumber) - 100;
    expect(left).toMatchObject({ unit: `U${place}`, contactPhones: [{ extension: String(place) }] });
    expect(left.contactPhones).toHaveLength(1);
  });
});

describe('an import', () => {
  const importing = async (files: Record<string, string>): Promise<void> => {
    const folder = await mkdtemp(join(tmpdir(), 'profile-'));
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
    const report = await importFolder({ folder, pool: direct.database.pool, vault: direct.services.vault });
    expect(report.problems).toEqual([]);
    await rm(folder, { recursive: true });
  };
  const addressFile = (unit: string) =>
    `accountNumber,streetNumber,streetName,streetType,unit,city,state,zip\n104500058,5,Old Depot,St,${unit},Whetstone,TN,37399\n`;
  const phoneFile = (...phones: string[]) =>
    `memberNumber,phone,phoneType,extension\n${phones.map((phone) => `200066,${phone},Cell,\n`).join('')}`;
  const url = '/v3/member/200066/accounts/104500058/profile';

  it('does not overwrite what a member changed until it brings the same, and then counts again', async () => {
    await importing({ 'addresses.csv': addressFile('') });
    const member = await memberAt(direct, 'rufus.teague');
    const phone = (await member.get(url)).contactPhones[0];
    await member.put(url, { unit: '7', contactPhones: [{ ...phone, phoneNumber: '4235550199' }] });
    const now = async () => {
      const { unit, contactPhones } = await member.get(url);
      return [unit, ...contactPhones.map((one: { phoneNumber: string }) => one.phoneNumber)];
    };
    await importing({ 'addresses.csv': addressFile(''), 'member-phones.csv': phoneFile(phone.phoneNumber) });
    expect(await now()).toEqual(['7', '4235550199']);
    await importing({ 'addresses.csv': addressFile('7') });
    await importing({ 'addresses.csv': addressFile('8') });
    expect(await now()).toEqual(['8', '4235550199']);
    await importing({ 'member-phones.csv': phoneFile('4235550199') });
    await importing({ 'member-phones.csv': phoneFile('4235550198') });
    expect(await now()).toEqual(['8', '4235550198', '4235550199']);
    const { rows } = await direct.database.pool.query("select 1 from profile_holds where member_number = '200066'");
    expect(rows).toEqual([]);
  });
});
