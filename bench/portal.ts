import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { programAt } from './product.ts';

/** The whole product with its demo co-op, as `npm start` starts it, on ports and data of its own. */
export async function openPortal(folder: string): Promise<{ readonly origin: string; close(): Promise<void> }> {
  const data = `${folder}/data`;
  await mkdir(data);
  const origin = 'http://127.0.0.1:4900';
  const ports = { PORT: '4900', SANDBOX_PORT: '4901', CHAT_PORT: '4902' };
  const child = spawn(process.execPath, ['--import', 'tsx', programAt('apps/api/src/start/start.ts')], {
    env: { ...process.env, ...ports, DATA_DIR: data, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (let tries = 0; tries < 240; tries += 1) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (answer?.ok) break;
    await pause(500);
  }
  return {
    origin,
    close: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
