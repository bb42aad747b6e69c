import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from '../../apps/api/built.js';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { runProgram } from '../../apps/api/src/platform/process/program.ts';
import { serveStates } from '../../apps/portal/states/serve.ts';
import { dataFolder } from '../support/data-folders.ts';
import { passOn } from '../support/pass-on.ts';
import { answersTogether } from './answers-together.ts';
import { productPorts, shownAt, statesPort } from './where.ts';

/** Starts the demo co-op as it was built, on the day of the pictures, and its states before it. */
await runProgram(async () => {
  await ensureBuilt();
  const { port, sandboxPort, chatPort, officePort } = productPorts;
  const product = await startChild('product of the states', join(import.meta.dirname, '../../apps/api/start.js'), {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    CHAT_PORT: String(chatPort),
    OFFICE_PORT: String(officePort),
    DATA_DIR: dataFolder('states'),
    LOG_LEVEL: 'warn',
    NODE_OPTIONS: `--import ${pathToFileURL(join(import.meta.dirname, 'moved-clock.js'))}`,
    CLOCK_MOVED_MS: String(shownAt.getTime() - Date.now()),
  });
  const together = answersTogether();
  const pass = (request: IncomingMessage, response: ServerResponse) =>
    passOn(`http://127.0.0.1:${port}`, request, response, together(request));
  const states = createServer((request, response) => {
    serveStates(request, response, () => pass(request, response)).catch((error: unknown) => {
      console.error(`${request.method} ${request.url}:`, error);
      response.writeHead(500).end();
    });
  });
  await new Promise<void>((resolve) => states.listen(statesPort, resolve));
  console.log('All states answer.');
  return async () => {
    states.closeAllConnections();
    states.close();
    await product.stop();
  };
});
