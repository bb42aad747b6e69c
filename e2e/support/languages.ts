import type { Page } from '@playwright/test';
import { demoPassword, expect } from './journey.ts';

/** Keeps a language with a member's login, as another device would. */
export async function storeLanguage(
  page: Page,
  origin: string,
  username: string,
  language: 'en' | 'es',
): Promise<void> {
  const answer = await page.request.post(`${origin}/v3/login`, { data: { username, password: demoPassword } });
  const { accessToken, memberNumber } = await answer.json();
  const stored = await page.request.put(`${origin}/v3/member/${memberNumber}/language`, {
    headers: { authorization: `Bearer ${accessToken}` },
    data: { language },
  });
  expect(await stored.json()).toEqual({ language });
}
