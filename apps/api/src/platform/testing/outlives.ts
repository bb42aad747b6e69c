import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '../environment.ts';
import { type BundledProgram, bundled } from './bundled.ts';
import type { testApp } from './test-app.ts';

/** A worker that dies at a step, ready to be started again and again by `outlives`. */
export const dyingWorker = (): Promise<BundledProgram> =>
  bundled(fileURLToPath(new URL('./dying-worker.ts', import.meta.url)));

/** Whether a worker that is to die at a step, as of an instant, comes to the end of its work before it. */
export async function outlives(
  worker: BundledProgram,
  at: Awaited<ReturnType<typeof testApp>>,
  step: number,
  instant: string,
  work: 'payments' | 'notices' | 'waves' | 'webhooks' | 'usage-news' | 'announcements' | 'help',
  environment: Readonly<Record<string, string>> = {},
): Promise<boolean> {
  const child = spawn(process.execPath, [worker.file, String(step), instant, work], {
    env: environmentWith({
      ALLOW_SANDBOX: 'yes',
      COOP: basename(at.services.coopFolder),
      DATABASE_URL: at.database.url,
      GATEWAY_URL: at.sandboxUrl,
      GATEWAY_SECRET: at.secret,
      MASTER_KEY: at.masterKey,
      LOG_LEVEL: 'silent',
      ...environment,
    }),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  let alive = false;
  child.on('message', () => {
    alive = true;
  });
  const [code, signal] = await once(child, 'exit');
  if (!alive && signal !== 'SIGKILL') throw new Error(`The worker ended with ${code} before its step.`);
  return alive;
}
