import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { type Clerk, cookieIn, movedClock, testOffice } from '../../../testing/office.ts';
import { softwarePasskey } from '../../../testing/software-passkey.ts';

const officeUrl = 'http://localhost:3003';
const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let office: Awaited<ReturnType<typeof testOffice>>;

beforeAll(async () => {
  at = await testApp();
  office = await testOffice(at, { clock, officeUrl });
});
afterAll(async () => {
  await office.close();
  await at.close();
});

const challengeFor = async (who: Clerk) => (await office.call('staff-passkeys.options', {}, who)).json().challenge;
const keep = async (who: Clerk, registration: object) =>
  (await office.call('staff-passkeys.register', { body: { name: 'My key', registration } }, who)).statusCode;
const toSignIn = async () => (await office.call('staff-sign-in.passkey-options', {})).json().challenge;
const signIn = (assertion: object) => office.call('staff-sign-in.passkey', { body: { assertion } });

it('a passkey is made after a fresh proof, signs in alone, and proves anew', async () => {
  const ann = await office.hire('ann@coop.example', ['admin']);
  const key = softwarePasskey(officeUrl);
  expect(await keep(ann, key.make(await challengeFor(ann)))).toBe(200);
  const signedIn = await signIn(key.use(await toSignIn()));
  expect(signedIn.statusCode).toBe(200);
  const who = { cookie: cookieIn(signedIn) };
  expect((await office.call('staff-session.me', {}, who)).json()).toMatchObject({
    name: 'ann',
    needsSecondStep: false,
    secondSteps: { authenticator: true, passkeys: 1 },
  });
  clock.move(6);
  expect((await office.call('staff-passkeys.options', {}, who)).json().code).toBe(4031);
  const { challenge } = (await office.call('staff-session.prove-passkey-options', {}, who)).json();
  const proved = await office.call('staff-session.prove-passkey', { body: { assertion: key.use(challenge) } }, who);
  expect(proved.statusCode).toBe(200);
  const { passkeys } = (await office.call('staff-passkeys.list', {}, who)).json();
  expect(passkeys).toMatchObject([{ name: 'My key', lastUsedAt: expect.any(String) }]);
  expect((await office.call('staff-passkeys.remove', { params: passkeys[0] }, who)).statusCode).toBe(200);
  expect((await signIn(key.use(await toSignIn()))).statusCode).toBe(400);
});

it('signs in as often as a network likes: what was right does not count, and asking to be asked hardly', async () => {
  const cleo = await office.hire('cleo@coop.example', ['clerk']);
  const key = softwarePasskey(officeUrl);
  expect(await keep(cleo, key.make(await challengeFor(cleo)))).toBe(200);
  await at.database.pool.query("delete from attempts where key like 'office:%'");
  for (let times = 0; times < 62; times += 1) expect((await signIn(key.use(await toSignIn()))).statusCode).toBe(200);
  const statuses = [];
  for (let times = 0; times < 62; times += 1)
    statuses.push((await signIn(softwarePasskey(officeUrl).use('unknown'))).statusCode);
  expect(statuses).toEqual([...Array(60).fill(400), 429, 429]);
  await at.database.pool.query("delete from attempts where key like 'office:%'");
});

it('is not taken unverified, for another site, twice for one challenge, too late, from a copy, or of another person', async () => {
  const bob = await office.hire('bob@coop.example', ['clerk']);
  const key = softwarePasskey(officeUrl);
  expect(await keep(bob, key.make(await challengeFor(bob), { isVerified: false }))).toBe(400);
  expect(await keep(bob, key.make(await challengeFor(bob), { at: 'https://evil.example' }))).toBe(400);
  expect(await keep(bob, key.make(await toSignIn()))).toBe(400);
  const challenge = await challengeFor(bob);
  expect(await keep(bob, key.make(challenge))).toBe(200);
  expect(await keep(bob, softwarePasskey(officeUrl).make(challenge))).toBe(400);

  const used = key.use(await toSignIn());
  expect((await signIn(used)).statusCode).toBe(200);
  expect((await signIn(used)).statusCode).toBe(400);
  expect((await signIn(key.use(await toSignIn(), { isVerified: false }))).statusCode).toBe(400);
  expect((await signIn(key.use(await toSignIn(), { at: 'https://evil.example' }))).statusCode).toBe(400);
  expect((await signIn(softwarePasskey(officeUrl).use(await toSignIn()))).statusCode).toBe(400);
  const late = await toSignIn();
  clock.move(6);
  expect((await signIn(key.use(late))).statusCode).toBe(400);
  key.fallBack();
  expect((await signIn(key.use(await toSignIn()))).statusCode).toBe(400);

  const eve = await office.hire('eve@coop.example', ['clerk']);
  const { challenge: hers } = (await office.call('staff-session.prove-passkey-options', {}, eve)).json();
  const stolen = await office.call('staff-session.prove-passkey', { body: { assertion: key.use(hers) } }, eve);
  expect(stolen.statusCode).toBe(400);
});
