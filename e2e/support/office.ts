import type { Page } from '@playwright/test';
import { demoStaffKey, demoStaffPassword } from '../../apps/api/src/start/demo-staff.ts';
import { codeOf } from './authenticator.ts';
import { coops } from './coops.ts';

export type DemoClerk = 'dana' | 'ike' | 'marta' | 'ray' | 'gwen' | 'priya' | 'otis';

/** Where the office of a co-op under test answers. */
export const officeOf = (coop: keyof typeof coops): string => `http://localhost:${coops[coop].officePort}`;
export const cedarOffice = officeOf('cedar-ridge');

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];
/** Sessions of this worker: a code opens one alone, and the next one comes half a minute later. */
const sessions = new Map<string, Cookies>();
const steps = [-30, 0, 30] as const;

/** Opens a page of the office as one of the demo's people; proved: so that no code is asked for again for a while. */
export async function openOffice(
  page: Page,
  who: DemoClerk,
  path = '/',
  { office = cedarOffice, isProved = false }: { readonly office?: string; readonly isProved?: boolean } = {},
): Promise<void> {
  const key = `${office} ${who}`;
  const cookies = (isProved ? undefined : sessions.get(key)) ?? (await signInAnew(page, office, who));
  sessions.set(key, cookies);
  await page.context().addCookies(cookies);
  await page.goto(office + path);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** Signs in as a form would, with the code of a step that nobody has used. */
async function signInAnew(page: Page, office: string, who: DemoClerk): Promise<Cookies> {
  for (let tries = 0; tries < 12; tries += 1) {
    for (const seconds of steps) {
      const answer = await page.request.post(`${office}/v1/sign-in`, {
        headers: { Origin: office },
        data: { email: `${who}@office.example`, password: demoStaffPassword, code: codeOf(demoStaffKey, seconds) },
      });
      if (answer.ok()) return page.context().cookies(office);
    }
    await page.waitForTimeout(5_000);
  }
  throw new Error(`${who} could not sign in to ${office}.`);
}
