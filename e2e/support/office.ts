import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { demoStaffKey, demoStaffPassword } from '../../apps/api/src/start/demo-staff.ts';
import { codeOf } from './authenticator.ts';
import { coops } from './coops.ts';
import { dataRoot } from './data-folders.ts';

export type DemoClerk = 'dana' | 'ike' | 'marta' | 'ray' | 'gwen' | 'priya' | 'otis';

/** Where the office of a co-op under test answers. */
export const officeOf = (coop: keyof typeof coops): string => `http://localhost:${coops[coop].officePort}`;
export const cedarOffice = officeOf('cedar-ridge');

type Cookies = Parameters<ReturnType<Page['context']>['addCookies']>[0];
/** Sessions of this worker: a code opens one alone, and the next one comes half a minute later. */
const sessions = new Map<string, Cookies>();
const stepSeconds = 30;

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

/** Signs in as a form would, with a code that nobody has used: wrong ones are counted against whoever is named. */
async function signInAnew(page: Page, office: string, who: DemoClerk): Promise<Cookies> {
  for (let tries = 0; tries < 3; tries += 1) {
    const answer = await page.request.post(`${office}/v1/sign-in`, {
      headers: { Origin: office },
      data: {
        email: `${who}@office.example`,
        password: demoStaffPassword,
        code: await unusedCode(page, who, office),
      },
    });
    if (answer.ok()) return page.context().cookies(office);
  }
  throw new Error(`${who} could not sign in to ${office}.`);
}

/** The code of the first step after all that workers of this run have used for somebody; waits until it holds. */
export async function unusedCode(page: Page, who: DemoClerk, office = cedarOffice): Promise<string> {
  const used = join(dataRoot(), 'office-codes', new URL(office).port, who);
  mkdirSync(used, { recursive: true });
  for (;;) {
    const current = Math.floor(Date.now() / 1000 / stepSeconds);
    const step = Math.max(current - 1, ...readdirSync(used).map((one) => Number(one) + 1));
    if (step <= current + 1 && claim(join(used, String(step)))) {
      return codeOf(demoStaffKey, (step - current) * stepSeconds);
    }
    await page.waitForTimeout(1_000);
  }
}

function claim(file: string): boolean {
  try {
    writeFileSync(file, '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/** Fills in who a third party is, and why it is registered; where members come back to and what it may is left. */
export async function fillThirdParty(
  dialog: Locator,
  { name, reason }: { name: string; reason: string },
): Promise<void> {
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Its site').fill('https://brightside.example');
  await dialog.getByLabel('Its privacy page').fill('https://brightside.example/privacy');
  await dialog.getByLabel('Its contact').fill('data@brightside.example');
  await dialog.getByLabel('Reason').fill(reason);
}
