import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { movedClock } from '../../../testing/office.ts';
import { locationOf, memberAt, testBrowser, thirdParty } from '../../../testing/third-party.ts';

const clock = movedClock();
let at: Awaited<ReturnType<typeof testApp>>;
let party: Awaited<ReturnType<typeof thirdParty>>;
const query = async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows;
const open = async (parameters: Record<string, string>, headers: Record<string, string> = {}) => {
  const { url } = await party.begin(parameters);
  return testBrowser(at).open(url, headers);
};
const codeIn = (back: URL): string => back.searchParams.get('code') ?? '';

beforeAll(async () => {
  at = await testApp({ clock });
  party = await thirdParty(at);
}, 60_000);
afterAll(() => at.close());
beforeEach(async () => {
  await query('delete from connections');
  await query('delete from oauth_tokens');
  await query('delete from attempts');
});

describe('consent (RFC 9700 §4.16, identity-114)', () => {
  const requested = async () => {
    const browser = testBrowser(at);
    const { url, state } = await party.begin();
    const to = locationOf(await browser.open(url), at.services.publicUrl);
    return { browser, state, requestId: to.searchParams.get('request') ?? '' };
  };

  it('by a stranger’s browser, by one without its cookie, or with another’s request, is refused', async () => {
    const [mine, theirs] = [await requested(), await requested()];
    const empty = await memberAt(at, testBrowser(at));
    const stranger = await memberAt(at, theirs.browser, 'walter.prine');
    for (const who of [empty, stranger]) {
      expect((await who.see(mine.requestId)).statusCode).toBe(404);
      expect((await who.allow(mine.requestId)).statusCode).toBe(404);
      expect((await who.refuse(mine.requestId)).statusCode).toBe(404);
    }
    expect(await query('select 1 from connections')).toEqual([]);
  });

  it('is given once, of fifty at the same time too; a second answer changes nothing', async () => {
    const { browser, requestId } = await requested();
    const member = await memberAt(at, browser);
    const all = await Promise.all(Array.from({ length: 50 }, () => member.allow(requestId)));
    expect(all.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect((await member.refuse(requestId)).statusCode).toBe(404);
    expect(await query('select 1 from connections')).toHaveLength(1);
  }, 180_000);

  it('brings its code once, and to the browser that began alone', async () => {
    const { browser, requestId } = await requested();
    const member = await memberAt(at, browser);
    const { continueAt } = (await member.allow(requestId)).json();
    const thief = testBrowser(at);
    thief.cookies.set('rochdale_resume', requestId);
    thief.cookies.set('rochdale_resume.sig', 'AAAAAAAAAAAAAAAAAAAAAAAAAAA');
    expect((await thief.open(continueAt)).status).toBe(400);
    expect(codeIn(locationOf(await browser.open(continueAt), at.services.publicUrl))).not.toBe('');
    expect((await browser.open(continueAt)).status).toBe(400);
  });

  it('before it was given, going on only asks again', async () => {
    const { browser, requestId } = await requested();
    const again = locationOf(await browser.open(`/oauth/authorize/${requestId}`), at.services.publicUrl);
    expect(again.searchParams.get('code')).toBeNull();
    expect(await query('select 1 from connections')).toEqual([]);
  });

  it('names accounts of the member’s own, data that were asked for, and choices that are offered', async () => {
    const { browser, requestId } = await requested();
    const member = await memberAt(at, browser);
    const wrong = async (changed: object) => (await member.allow(requestId, changed)).statusCode;
    expect(await wrong({ accounts: [{ accountNumber: '104471882' }, { accountNumber: '104500017' }] })).toBe(404);
    expect(await wrong({ accounts: [] })).toBe(400);
    expect(await wrong({ kinds: [] })).toBe(400);
    expect(await wrong({ historyMonths: 36 })).toBe(400);
    expect(await wrong({ untilMonths: 999 })).toBe(400);
    expect((await member.allow(requestId)).statusCode).toBe(200);
  });

  it('is never asked in a frame, nor shown in one', async () => {
    for (const place of ['iframe', 'frame', 'embed', 'image', 'empty'])
      expect((await open({}, { 'sec-fetch-dest': place })).status, place).toBe(403);
    const { headers } = await open({}, { 'sec-fetch-dest': 'document', 'sec-fetch-mode': 'navigate' });
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.getSetCookie().join()).not.toContain('rochdale_authorization');
    expect(headers.getSetCookie().every((cookie) => /httponly/i.test(cookie) && /samesite=lax/i.test(cookie))).toBe(
      true,
    );
  });

  it('is not answered without the member: prompt=none is login_required', async () => {
    const to = locationOf(await open({ prompt: 'none' }), at.services.publicUrl);
    expect(to.searchParams.get('error')).toBe('login_required');
  });

  it('asks a sign-in that is older than fifteen minutes for the password again', async () => {
    const browser = testBrowser(at);
    const member = await memberAt(at, browser);
    clock.move(16);
    const { url } = await party.begin();
    const requestId = locationOf(await browser.open(url), at.services.publicUrl).searchParams.get('request') ?? '';
    expect((await member.see(requestId)).json().asksPassword).toBe(true);
    for (const currentPassword of ['', 'wrong'])
      expect((await member.allow(requestId, { currentPassword })).statusCode).toBe(400);
    expect((await member.allow(requestId, { currentPassword: 'Rochdale-demo-1!' })).statusCode).toBe(200);
  });

  it('is open for ten minutes', async () => {
    const { browser, requestId } = await requested();
    const member = await memberAt(at, browser);
    clock.move(11);
    expect((await member.allow(requestId)).statusCode).toBe(404);
    expect((await browser.open(`/oauth/authorize/${requestId}`)).status).toBe(400);
  });
});
