import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { cedarRidge } from './coops.ts';
import { demoPassword, expect } from './journey.ts';

/** What members ask for at the portal, as their pages send it. */
export async function asMember(page: Page, username: string, origin = cedarRidge) {
  const login = await page.request.post(`${origin}/v3/login`, { data: { username, password: demoPassword } });
  const headers = { Authorization: `Bearer ${(await login.json()).accessToken}` };
  return {
    /** Changes a part of a profile, which waits for the office then. */
    changes: async (member: string, account: string, changed: object) => {
      const url = `${origin}/v3/member/${member}/accounts/${account}/profile`;
      const form = await (await page.request.get(url, { headers })).json();
      expect((await page.request.put(url, { headers, data: { ...form, ...changed } })).ok()).toBe(true);
    },
    reportsNoPower: async (accountNumber: string) => {
      const data = { reportId: randomUUID(), accountNumber, outageReason: 'No power at all', callBack: false };
      expect((await page.request.post(`${origin}/v3/outage/reports`, { headers, data })).ok()).toBe(true);
    },
    asksForWork: async (accountNumber: string, comments: string) => {
      const url = `${origin}/v2/applicationforservice/processserviceorder`;
      const data = { accountNumber, workType: 'TREE', comments, phone: '5415550142' };
      expect((await page.request.post(url, { headers, data })).ok()).toBe(true);
    },
  };
}
