import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ownPorts } from './coops.ts';

const root = join(import.meta.dirname, '../..');
const patienceMs = 150_000;

/** A running product that no other journey uses. */
export interface OwnProduct {
  readonly origin: string;
  /** Runs a command of `coop` beside it. */
  coop(...args: string[]): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a product on data of its own, as an operator would, and waits until it answers. */
export async function startOwnProduct(
  which: keyof typeof ownPorts,
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnProduct> {
  const { coop, port, sandboxPort, chatPort, officePort } = ownPorts[which];
  const folder = mkdtempSync(join(tmpdir(), `rochdale-own-${coop}-`));
  chmodSync(folder, 0o711);
  const env = {
    ...process.env,
    ...settings,
    COOP: coop,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    CHAT_PORT: String(chatPort),
    OFFICE_PORT: String(officePort),
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
  };
  const child = spawn('node', ['apps/api/start.js'], { cwd: root, env, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  await untilItAnswers(child, `${origin}/pages/home`);
  return {
    origin,
    coop: async (...args) => {
      return (await promisify(execFile)('node', ['apps/api/coop.js', ...args], { cwd: root, env })).stdout;
    },
    stop: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function untilItAnswers(child: ChildProcess, url: string): Promise<void> {
  const end = Date.now() + patienceMs;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  child.kill('SIGTERM');
  throw new Error(`Nothing answers at ${url}.`);
}
