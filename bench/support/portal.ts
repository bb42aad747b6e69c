import { chmod } from 'node:fs/promises';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';
import { programAt } from './product.ts';

/** The whole product with its demo co-op, as `npm start` starts it, on ports and data of its own. */
export async function openPortal(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  // The database's own user may enter it.
  await chmod(folder, 0o711);
  const [port, sandboxPort, chatPort] = [await freePort(), await freePort(), await freePort()];
  const product = await startChild('portal', programAt('apps/api/start.js'), {
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    CHAT_PORT: String(chatPort),
    DATA_DIR: `${folder}/data`,
    LOG_LEVEL: 'warn',
  });
  return { origin: `http://127.0.0.1:${port}`, close: () => product.stop() };
}
