import { createHmac } from 'node:crypto';
import { meterPortalUrl } from '@rochdale/domain/identity/hand-overs/meter-portal-url';
import { expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';

const withPortal = (url: string | undefined) =>
  testApp({
    change: (site) => ({
      ...site,
      features: { ...site.features, Aclara: true },
      config: { ...site.config, ...(url !== undefined && { meterPortal: { url, clientId: 'CR' } }) },
    }),
  });
const jump = async (at: Awaited<ReturnType<typeof testApp>>, member: string) => {
  const payload = { username: 'walter.prine', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload })).json();
  return at.app.inject({ url: `/v2/aclara/member/${member}`, headers: { authorization: `Bearer ${accessToken}` } });
};

it('the jump to the meter portal carries a token that the portal can check, for this member alone', async () => {
  const at = await withPortal('https://meters.example/enter');
  const visit = (await jump(at, '200025')).json();
  expect(visit).toMatchObject({ clientId: 'CR', memberNumber: '200025', accountNumber: '104500017' });
  const [head, claims, mac] = visit.webToken.split('.');
  const secret = at.services.meterPortalSecret ?? '';
  expect(createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url')).toBe(mac);
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: '200025', iss: 'CR' });
  const url = new URL(meterPortalUrl(visit));
  expect(url.origin + url.pathname).toBe('https://meters.example/enter');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    customerId: '200025',
    servicePoint: '',
    locale: 'en-US',
  });
  expect((await jump(at, '200017')).statusCode).toBe(404);
  await at.close();
});

it('without a portal for the member the answer is code 3101 with its sentence', async () => {
  const at = await withPortal(undefined);
  const answer = await jump(at, '200025');
  expect([answer.statusCode, answer.json()]).toEqual([
    400,
    [{ code: 3101, message: 'We have no meter portal account for you yet.' }],
  ]);
  await at.close();
});
