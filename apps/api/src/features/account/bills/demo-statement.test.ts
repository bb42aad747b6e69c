import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp } from '../../../platform/testing/test-app.ts';
import { loadSite } from '../../website/site/load-site.ts';
import { demoStatement } from './demo-statement.ts';

const holder = { accountNumber: '104471882', accountHolderName: 'Marisol Okonkwo' };
let at: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  at = await testApp({ isDemo: true });
});
afterAll(() => at.close());

it('where the demo’s members are, their capital credit statement opens', async () => {
  const login = { username: 'marisol.okonkwo', password: 'Rochdale-demo-1!' };
  const { accessToken } = (await at.app.inject({ method: 'POST', url: '/v3/login', payload: login })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const of = `/v3/member/200017/accounts/${holder.accountNumber}`;
  const { viewccPdfUrl = '' } = (await at.app.inject({ url: `${of}/details`, headers })).json();
  const url = `${of}/capital-credit-document?${new URLSearchParams({ url: viewccPdfUrl })}`;
  const answer = (await at.app.inject({ url, headers })).json();
  expect(answer.fileName).toBe(`Capital-Credits-${holder.accountNumber}.pdf`);
  expect(Buffer.from(answer.ccViewUrlFileBytes, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
});

it.each(['cedar-ridge', 'ocotillo', 'whetstone-hills'])('it is drawn in the colors of %s', async (coop) => {
  const site = await loadSite(fileURLToPath(new URL(`../../../../../../coops/${coop}`, import.meta.url)));
  for (const language of ['en', 'es'] as const) {
    const paper = await demoStatement(holder, site, '2026-11-20', language);
    expect(paper.toString('latin1')).toContain('/StructTreeRoot');
  }
});
