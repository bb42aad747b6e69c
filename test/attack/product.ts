import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../apps/api/src/platform/process/free-port.ts';

/** A product on this machine that is attacked. */
export interface Target {
  readonly url: string;
  readonly port: number;
  /** With which other programs reach its data. */
  readonly environment: Readonly<Record<string, string>>;
  stop(): Promise<void>;
}

const repository = fileURLToPath(new URL('../..', import.meta.url));

/** The product at the address that was given, or one of its own with the demo's data. Only this machine's addresses are taken. */
export async function target(
  given = process.argv[2] ?? 'its own',
  settings: Readonly<Record<string, string>> = {},
): Promise<Target> {
  if (given !== 'its own') {
    const { hostname, port, origin } = new URL(given);
    if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new Error(`${given} is not on this machine.`);
    return { url: origin, port: Number(port), environment: {}, stop: async () => undefined };
  }
  const port = await freePort();
  const sandbox = await freePort();
  const data = await mkdtemp(join(tmpdir(), 'rochdale-attack-'));
  // The embedded database server runs as another user than root.
  await chmod(data, 0o755);
  const chat = await freePort();
  const environment = {
    PORT: String(port),
    SANDBOX_PORT: String(sandbox),
    CHAT_PORT: String(chat),
    DATA_DIR: data,
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const product = spawn(process.execPath, ['apps/api/start.js'], {
    cwd: repository,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  // It is not left running when the attack breaks off.
  process.once('exit', () => product.kill('SIGTERM'));
  process.once('SIGTERM', () => process.exit(143));
  const url = `http://127.0.0.1:${port}`;
  await answering(url, product);
  return {
    url,
    port,
    environment,
    stop: async () => {
      const ended = new Promise((resolve) => product.once('exit', resolve));
      product.kill('SIGTERM');
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}

/** Prints what was found, stops the product and ends: with 1 where anything was found. */
export async function report(what: string, findings: readonly string[], attacked: Target): Promise<never> {
  for (const finding of findings) console.log(`FOUND ${finding}`);
  console.log(`${what}: ${findings.length} findings`);
  await attacked.stop();
  process.exit(findings.length === 0 ? 0 : 1);
}

async function answering(url: string, product: ChildProcess): Promise<void> {
  for (let seconds = 0; seconds < 240 && product.exitCode === null; seconds += 1) {
    if (
      await fetch(`${url}/v3/maintenance`).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error('The product does not answer.');
}
