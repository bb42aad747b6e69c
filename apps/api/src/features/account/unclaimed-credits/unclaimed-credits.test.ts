import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openLog } from '../../../platform/log.ts';
import { sentMessages } from '../../../platform/testing/sent-messages.ts';
import { testApp } from '../../../platform/testing/test-app.ts';
import { altered } from '../../../testing/altered.ts';
import { textOfExport, writeExport } from '../../office/exporting/public.ts';

let at: Awaited<ReturnType<typeof testApp>>;
let now = new Date();
const log: string[] = [];
const answers: string[] = [];

beforeAll(async () => {
  at = await testApp({ clock: { now: () => now }, log: openLog('trace', { write: (line) => log.push(line) }) });
});
afterAll(() => at.close());
beforeEach(() => {
  now = new Date(now.getTime() + 25 * 3_600_000);
});

const post = async (path: string, payload: object, remoteAddress: string) => {
  const url = `/v3/capital-credits/unclaimed/${path}`;
  const answer = await at.app.inject({ method: 'POST', url, payload, remoteAddress });
  answers.push(answer.body);
  return { status: answer.statusCode, body: answer.json(), wait: Number(answer.headers['retry-after'] ?? 0) };
};
const search = (asked: object, address = '203.0.113.1') =>
  post('search', { firstName: '', lastName: '', companyName: '', page: 1, pageSize: 10, ...asked }, address);
const form = {
  name: 'Ada Halvorsen',
  ssn: '',
  phone: '(541) 555-0142',
  contactPref: 'Mail',
  email: '',
  address1: '1 Mill St',
  address2: '',
  city: 'Alder Crossing',
  state: 'OR',
  zip: '97498',
  comments: '',
};
const claim = (changes: object, address = '203.0.113.1') =>
  post('claims', { ...form, claimId: randomUUID(), ...changes }, address);
const referenceOf = async () => (await search({ lastName: 'Halvorsen' })).body.results[0].reference;
/** A sealed reference may hold any four digits. */
const withoutReferences = (answer: string) => answer.replace(/"reference":"[^"]*"/g, '');
const exported = () => writeExport({ ...at.services, timeZone: 'America/Los_Angeles' }, 'claims');

describe('the search for unclaimed capital credits', () => {
  it('answers pages of name, address, city, state and zip, and no member number', async () => {
    const first = await search({ lastName: ' halvorsen ' });
    expect([first.status, first.body.totalRecords, first.body.results.length]).toEqual([200, 28, 10]);
    expect(Object.keys(first.body.results[0]).sort()).toEqual(
      ['address', 'city', 'name', 'reference', 'state', 'zip'].sort(),
    );
    expect(withoutReferences(JSON.stringify(first.body))).not.toContain('1500');
    const third = await search({ lastName: 'Halvorsen', page: 3 });
    expect(third.body.results).toHaveLength(8);
    expect((await search({ lastName: 'Halvorsen', page: 4 })).body.results).toEqual([]);
  });

  it('finds companies and first names, and needs all names to match', async () => {
    const { rows } = await at.database.pool.query(
      "select company_name as name from unclaimed_credits where company_name <> '' and not is_paid_out limit 1",
    );
    const found = await search({ companyName: rows[0].name.toUpperCase() });
    expect(found.body.results.map((one: { name: string }) => one.name)).toContain(rows[0].name);
    const ofFamily = await search({ firstName: 'Ada', lastName: 'Halv' });
    for (const one of ofFamily.body.results) expect(one.name).toBe('Ada Halvorsen');
    expect((await search({ firstName: 'Ada', companyName: rows[0].name })).body.totalRecords).toBe(0);
  });

  it.each(['h', 'ha', '%', '_______', '%%%', 'halv%sen', '.*', '(', "'; --", '\\', 'LLC'])(
    'finds nothing by %s',
    async (typed) => {
      for (const field of ['firstName', 'lastName', 'companyName'])
        expect((await search({ [field]: typed }, '203.0.113.9')).body).toEqual({
          results: [],
          totalRecords: 0,
          isTooMany: false,
        });
    },
  );

  it('needs a name, and answers none where more than 100 match', async () => {
    expect((await search({ lastName: '  ' })).body[0].message).toBe(
      'Enter a first name, a last name or a company name.',
    );
    await at.database.pool.query("update unclaimed_credits set search_last_name = ' crowd '");
    const crowd = await search({ lastName: 'crowd' });
    expect(crowd.body).toEqual({ results: [], totalRecords: 0, isTooMany: true });
    await at.database.pool.query(
      "update unclaimed_credits set search_last_name = ' ' || lower(last_name) || ' ' where last_name <> ''",
    );
  });

  it('hands out a hundred names a day to an address, and takes thirty searches an hour', async () => {
    const pages: number[] = [];
    for (let page = 0; page < 11; page += 1)
      pages.push((await search({ lastName: 'Halvorsen' }, '198.51.100.1')).status);
    expect(pages).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
    expect((await search({ lastName: 'Halvorsen' }, '198.51.100.1')).wait).toBeGreaterThan(23 * 3600);
    expect((await search({ lastName: 'Nobody' }, '198.51.100.1')).status).toBe(200);

    for (let index = 0; index < 30; index += 1)
      expect((await search({ lastName: `zz${index}` }, `2001:db8::${index}`)).status).toBe(200);
    const held = await search({ lastName: 'zz' }, '2001:db8::ffff');
    expect([held.status, held.wait > 3000]).toEqual([429, true]);
  });

  it('counts no names of a page that it refuses to show', async () => {
    const page = async (pageSize: number) =>
      (await search({ lastName: 'Halvorsen', pageSize }, '198.51.100.77')).status;
    const pages: number[] = [];
    for (let made = 0; made < 9; made += 1) pages.push(await page(10));
    // Two tens, of which one is left; and then that one is shown.
    pages.push(await page(25), await page(10), await page(10));
    expect(pages).toEqual([...Array.from({ length: 9 }, () => 200), 429, 200, 429]);
  });

  it('hands out sixty pages an hour to all and closes to nobody: who had one does some work for more, others do none', async () => {
    const page = async (address: string) => (await search({ lastName: 'Halvorsen' }, address)).status;
    for (let made = 0; made < 60; made += 1) expect(await page(`198.51.${made % 6}.1`)).toBe(200);
    expect([await page('203.0.113.5'), await page('198.51.3.2')]).toEqual([200, 428]);
  });
});

describe('a claim', () => {
  it('sent twice is one: kept, mailed without the digits, exported with them, encrypted between', async () => {
    const reference = await referenceOf();
    const sent = {
      claimId: randomUUID(),
      reference,
      ssn: '7391',
      zip: '97498-4321',
      comments: '=1+1, "quoted"',
      contactPref: 'Email',
      email: 'ada@lind.com',
    };
    const both = await Promise.all([claim(sent), claim(sent)]);
    expect(both.map(({ status, body }) => [status, body.message])).toEqual(
      both.map(() => [200, 'Thank you. We have your claim and will be in touch.']),
    );
    const kept = await at.database.pool.query('select ssn, phone, zip, member_number from capital_credit_claims');
    expect(kept.rows).toHaveLength(1);
    expect(kept.rows[0]).toMatchObject({ phone: '5415550142', zip: '974984321' });
    expect(kept.rows[0].ssn.toString('latin1')).not.toContain('7391');
    const mails = (await sentMessages(at)).filter(({ kind }) => kind === 'capital-credit-claim');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Ada Halvorsen claims the capital credits of');
    expect(mails[0]?.text).toContain('Last 4 digits of SSN: ****.');

    const file = await exported();
    expect([file?.body, file?.rows]).toEqual(['', 1]);
    expect(file?.lockedBody?.toString('latin1')).not.toContain('Halvorsen');
    const text = (file && textOfExport(at.services.vault, file)) ?? '';
    expect(text.split('\r\n')[0]).toBe(
      'claimId,claimedOn,memberNumber,name,ssnLastFour,phone,email,contactPref,address1,address2,city,state,zip,comments',
    );
    expect(text).toContain(
      `,${kept.rows[0].member_number},Ada Halvorsen,7391,5415550142,ada@lind.com,Email,1 Mill St,,`,
    );
    expect(text).toContain(`,974984321,"'=1+1, ""quoted"""`);
    expect(await exported()).toBeUndefined();
    // Ids of requests and times may hold any four digits.
    const logged = log.map((line) => line.replace(/"(reqId|time|pid)":[^,]+,/g, ''));
    for (const place of [logged, answers.map(withoutReferences), mails.map((mail) => mail.text)])
      expect(place.join('\n')).not.toContain('7391');
  });

  it('is refused field by field, each with its sentence', async () => {
    const reference = await referenceOf();
    const wrong = await claim({
      reference,
      ssn: '12',
      phone: '5415550142',
      contactPref: 'Email',
      email: '',
      address1: ' ',
      city: '',
      state: 'XX',
      zip: '00000',
    });
    expect(wrong.status).toBe(400);
    const said = wrong.body.map(({ field, message }: { field: string; message: string }) => [field, message]);
    expect(said).toEqual([
      ['ssn', 'SSN must be 4 numeric digits'],
      ['phone', 'Invalid phone format. (Ex: (987) 456-1230)'],
      ['address1', 'Address 1 is required.'],
      ['city', 'City is required.'],
      ['state', 'State is required.'],
      ['zip', 'Zip code must be a 5 or 9 digit number. (Ex: *****-4321)'],
      ['email', 'Email address is required.'],
    ]);
    const mail = await claim({ reference, contactPref: 'Email' });
    expect(mail.body).toMatchObject([{ field: 'email', message: 'Email address is required.' }]);
    expect((await claim({ reference, name: 'x'.repeat(126) })).status).toBe(400);
    expect((await claim({ reference, comments: 'x'.repeat(1001) })).status).toBe(400);
  });

  it('needs a reference of a search of the last four hours; an empty name becomes the former member’s', async () => {
    const reference = await referenceOf();
    expect((await claim({ reference: altered(reference) })).body[0].message).toBe(
      'To keep members’ data safe, this page timed out. Please search again and claim from there.',
    );
    expect((await claim({ reference, name: ' ' })).status).toBe(200);
    const { rows } = await at.database.pool.query(
      'select name from capital_credit_claims order by claimed_at desc limit 1',
    );
    expect(rows[0].name).toMatch(/ Halvorsen$/);
    now = new Date(now.getTime() + 4 * 3_600_000);
    expect((await claim({ reference })).status).toBe(400);
  });

  it('holds at five a day for one former member and ten an hour for one address', async () => {
    const { results } = (await search({ lastName: 'Halvorsen' })).body;
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await claim({ reference: results[5].reference }, `198.51.100.${index}`)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    for (let index = 0; index < 10; index += 1)
      expect((await claim({ reference: results[index % 5].reference }, '192.0.2.1')).status).toBe(200);
    const held = await claim({ reference: results[6].reference }, '192.0.2.1');
    expect([held.status, held.wait > 3000]).toEqual([429, true]);
  });
});
