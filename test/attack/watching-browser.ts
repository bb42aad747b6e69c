import { type BrowserContext, chromium } from '@playwright/test';
import { browserOptions } from '../../e2e/support/browser.ts';
import { strayElements, strayInSource } from './payloads.ts';

/** A browser that tells of every script that ran, element that came out of a text, and call to a stranger. */
export interface WatchingBrowser {
  readonly context: BrowserContext;
  readonly findings: string[];
  seen(): number;
  /** On how many of the pages such a text stood as a text: only there could it have done something. */
  reached(): number;
  /** Opens addresses, a few at once, and looks at each. */
  look(addresses: readonly string[]): Promise<void>;
  /** Looks at a text as a page of its own, as a reader of mail would show it. */
  show(name: string, html: string): Promise<void>;
  close(): Promise<void>;
}

const atOnce = 3;
const patienceMs = 20_000;
const quietMs = 1_500;

/** Opens a browser for the product at an address; whoever is signed in is given as kept by the portal. */
export async function watchingBrowser(url: string, session?: string): Promise<WatchingBrowser> {
  const browser = await chromium.launch(browserOptions.launchOptions);
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const findings: string[] = [];
  let count = 0;
  let withText = 0;
  if (session !== undefined)
    await context.addInitScript({
      content: `try { localStorage.setItem('rochdale.session', ${JSON.stringify(session)}) } catch {}`,
    });

  const open = async (name: string, arrive: (page: Awaited<ReturnType<typeof context.newPage>>) => Promise<string>) => {
    const page = await context.newPage();
    const found = (what: string) => findings.push(`${name.slice(0, 90)}: ${what.slice(0, 200)}`);
    page.on('dialog', (dialog) => {
      found(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    page.on('console', (message) => {
      if (/content security policy|canary/i.test(message.text())) found(message.text());
    });
    page.on('request', (request) => {
      if (request.url().includes('canary.example')) found(`asks ${request.url()}`);
    });
    try {
      const source = await arrive(page);
      if (strayInSource.test(source)) found('a text stands in the source as HTML');
      await page.waitForLoadState('networkidle', { timeout: quietMs }).catch(() => undefined);
      // Text, because these programs are compiled without a browser's names.
      const { hit, shows, stray } = await page.evaluate<{ hit: boolean; shows: boolean; stray: string[] }>(
        `({ hit: 'hit' in window, shows: /<(hit|img src=x|svg onload)/.test(document.body?.innerText ?? ''), stray: [...document.querySelectorAll(${JSON.stringify(strayElements)})].map((one) => one.outerHTML.slice(0, 120)) })`,
      );
      if (hit) found('a script ran');
      if (stray.length > 0) found(`elements came out of a text: ${stray.join(' ')}`);
      count += 1;
      if (shows) withText += 1;
    } catch (error) {
      found(`was not seen: ${String(error)}`);
    } finally {
      await page.close();
    }
  };

  return {
    context,
    findings,
    seen: () => count,
    reached: () => withText,
    look: async (addresses) => {
      const waiting = [...addresses];
      const worker = async () => {
        for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
          const address = next;
          await open(address, async (page) => {
            const answer = await page.goto(`${url}${address}`, { waitUntil: 'load', timeout: patienceMs });
            const isPage = String(answer?.headers()['content-type']).includes('html');
            return isPage ? ((await answer?.text().catch(() => '')) ?? '') : '';
          });
        }
      };
      await Promise.all(Array.from({ length: atOnce }, worker));
    },
    show: (name, html) =>
      open(name, async (page) => {
        await page.setContent(html, { waitUntil: 'load' });
        return html;
      }),
    close: () => browser.close(),
  };
}
