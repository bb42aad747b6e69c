import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** What a command did, and what it took. */
export interface Measured {
  readonly status: number | null;
  /** What it wrote, its complaints among it. */
  readonly output: string;
  readonly seconds: number;
  /** The most memory that the process held, as the kernel counts it (`VmHWM`); 0 where there is no /proc. */
  readonly megabytes: number;
}

const looksEvery = 50;

/** Runs a program of ours in a process of its own, as production does, and watches its memory. Linux only. */
export async function measured(
  program: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<Measured> {
  const began = performance.now();
  const child = spawn(process.execPath, [program, ...args], { env: { ...process.env, ...settings } });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  let kilobytes = 0;
  const watch = setInterval(async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
    kilobytes = Math.max(kilobytes, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0));
  }, looksEvery);
  const status = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  clearInterval(watch);
  return { status, output, seconds: (performance.now() - began) / 1000, megabytes: (kilobytes * 1024) / 1e6 };
}
