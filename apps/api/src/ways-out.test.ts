import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from './platform/testing/test-app.ts';

let at: Awaited<ReturnType<typeof testApp>>;

beforeAll(async () => {
  at = await testApp();
});
afterAll(() => at.close());

/** Addresses that browsers, in one reading or another, take for another site's. */
const aways = [
  ...['https://evil.example', '//evil.example', '/\\evil.example', '\\\\evil.example', '/%09/evil.example'],
  ...['/%5cevil.example', '%2f%2fevil.example', 'https:evil.example', 'javascript:alert(1)', 'data:text/html,x'],
  ...['/pages/..//evil.example', '/pages/%2e%2e//evil.example', '@evil.example', '.evil.example', '/;@evil.example'],
  ...['/\r\nLocation: https://evil.example', '\u3000//evil.example', 'HTTPS://EVIL.EXAMPLE', '////evil.example/%2f..'],
];
const names = [
  'returnUrl',
  'redirect',
  'redirectUrl',
  'url',
  'next',
  'cancelUrl',
  'transNo',
  'encodedParam',
  'signOutLink',
];
const here = 'https://portal.example';

/** Every header that leads somewhere leads into this portal. */
async function expectInside(url: string): Promise<number> {
  const answer = await at.app.inject({ url });
  expect([url, answer.statusCode < 500]).toEqual([url, true]);
  const { location, refresh, link } = answer.headers;
  expect([url, refresh, link]).toEqual([url, undefined, undefined]);
  if (location === undefined) return 0;
  // As a browser reads it, from any depth of the portal.
  for (const base of [`${here}/`, `${here}${url.startsWith('/') ? url.split('?')[0] : '/'}`])
    expect([url, new URL(String(location), base).origin]).toEqual([url, here]);
  expect(String(location)).toMatch(/^\/[^/\\]/);
  return 1;
}

it.each(['quick-pay', 'member', 'drafts', 'schedule', 'payment-profile'])(
  'the return of %s leads to screens of this portal, whatever the address asks for',
  async (flow) => {
    let led = 0;
    for (const away of aways)
      for (const end of ['success', 'cancel'])
        led += await expectInside(
          `/PaymentCallback/${flow}/${end}?${new URLSearchParams(Object.fromEntries(names.map((name) => [name, away])))}&result=${encodeURIComponent(away)}`,
        );
    expect(led).toBe(aways.length * 2);
  },
);

it('the payment page is only that of a sealed token', async () => {
  for (const away of aways) {
    for (const field of ['AuthorizationToken', 'url', 'returnUrl']) {
      const answer = await at.app.inject({
        method: 'POST',
        url: '/PaymentPage',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: new URLSearchParams({ [field]: away }).toString(),
      });
      expect([answer.statusCode, answer.headers.location]).toEqual([303, '/pages/payment-cancel']);
    }
  }
});

it('no path and no query makes an address of its own lead elsewhere', async () => {
  for (const away of aways) {
    const path = encodeURI(away.startsWith('/') ? away : `/${away}`).replace(/\\/g, '%5C');
    const asked = encodeURIComponent(away);
    for (const url of [
      path,
      `/pages${path}`,
      `/pages/login?returnUrl=${asked}`,
      `/?next=${asked}`,
      `/pages/external-redirect?token=${asked}&member=${asked}&url=${asked}`,
      `/PaymentCallback/cancel?returnUrl=${asked}`,
      `/member-info-docs/${asked}/${asked}`,
    ])
      await expectInside(url);
  }
});

it('no page of the server names another host because a head says so', async () => {
  for (const headers of [
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' },
    { forwarded: 'host=evil.example' },
    { 'x-original-url': '//evil.example', 'x-rewrite-url': '//evil.example' },
  ])
    for (const url of ['/', '/pages/home', '/PaymentCallback/member/success', '/v3/usage/config', '/pages//x']) {
      const answer = await at.app.inject({ url, headers });
      expect(`${JSON.stringify(answer.headers)}${answer.body}`).not.toContain('evil.example');
    }
});
