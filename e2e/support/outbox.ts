import { expect, type Page } from '@playwright/test';

/** How a code stands in a message, by e-mail or text, in English or Spanish. */
export const codePattern = /(?<![\d#])(\d{6})(?!\d)/;

/** The messages to somebody in the development outbox, newest first. */
export async function messagesTo(page: Page, origin: string, recipient: string): Promise<string[]> {
  const html = await (await page.request.get(`${origin}/dev/outbox`)).text();
  return html.split('<article>').filter((message) => message.includes(`to ${recipient}`));
}

/** Waits for a message to somebody in the development outbox, and answers what the pattern finds in it. */
export async function fromOutbox(page: Page, origin: string, recipient: string, pattern: RegExp): Promise<string> {
  let found: string | undefined;
  await expect
    .poll(async () => {
      const messages = await messagesTo(page, origin, recipient);
      found = messages.map((message) => pattern.exec(message)?.[1]).find((match) => match !== undefined);
      return found;
    })
    .toBeDefined();
  return found ?? '';
}
