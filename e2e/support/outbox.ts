import { expect, type Page } from '@playwright/test';

/** Waits for a message to somebody in the development outbox, and answers what the pattern finds in it. */
export async function fromOutbox(page: Page, origin: string, recipient: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const html = await (await page.request.get(`${origin}/dev/outbox`)).text();
      const messages = html.split('<article>').filter((message) => message.includes(`to ${recipient}`));
      found = messages.map((message) => pattern.exec(message)?.[1]).find((match) => match !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
