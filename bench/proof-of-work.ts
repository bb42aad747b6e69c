import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from 'vite';
import { proofsOf } from '../apps/api/src/platform/doors/proofs.ts';
import { newMasterKey } from '../apps/api/src/platform/testing/test-vault.ts';
import { browserOptions } from '../e2e/support/browser.ts';

/**
 * How long the work takes that strangers do before their tries are judged: twenty times in Chromium as it is, and slowed
 * six times, as a phone of some years ago is.
 */
const solver = fileURLToPath(new URL('../apps/portal/src/lib/calls/proof.ts', import.meta.url));
const built = await build({
  logLevel: 'silent',
  build: { write: false, lib: { entry: solver, formats: ['es'] }, rollupOptions: {} },
});
const [bundle] = [built].flat();
const script = bundle && 'output' in bundle ? bundle.output[0].code : '';
const server = createServer((request, response) => {
  const isScript = request.url === '/proof.js';
  response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
  response.end(isScript ? script : '<!doctype html><title>work</title>');
});
await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
const address = server.address();
const origin = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`;
const proofs = proofsOf([newMasterKey()]);
const browser = await chromium.launch(browserOptions.launchOptions);
const page = await browser.newPage();
const devTools = await page.context().newCDPSession(page);

for (const rate of [1, 6]) {
  await page.goto(origin);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate });
  const took: number[] = [];
  for (let made = 0; made < 20; made += 1) {
    const challenge = await proofs.ask('quick-pay', '104471882', new Date());
    took.push(
      await page.evaluate(
        async ({ body, from }) => {
          const module: { done(asked: Response): Promise<string> } = await import(`${from}/proof.js`);
          const began = performance.now();
          await module.done(new Response(JSON.stringify({ challenge: body })));
          return performance.now() - began;
        },
        { body: challenge, from: origin },
      ),
    );
  }
  took.sort((a, b) => a - b);
  const [middle = 0, longest = 0] = [took[10], took.at(-1)];
  console.log(`slowed ${rate} times: median ${Math.round(middle)} ms, longest ${Math.round(longest)} ms`);
}
await browser.close();
server.close();
