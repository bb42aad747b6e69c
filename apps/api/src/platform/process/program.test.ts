import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../../..', import.meta.url));
const program = fileURLToPath(new URL('./program.ts', import.meta.url));

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a program whose starter was killed ends in order, as npm’s shell leaves it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rochdale-program-'));
  const file = join(folder, 'long.mts');
  await writeFile(
    file,
    `import { endWithParent, runProgram } from ${JSON.stringify(program)};
     endWithParent();
     await runProgram(async () => {
       console.log('pid', process.pid);
       const timer = setInterval(() => undefined, 1000);
       return async () => { clearInterval(timer); console.log('in order'); };
     });`,
  );
  const shell = spawn('sh', ['-c', `${process.execPath} --import tsx ${file}; true`], { cwd: root });
  let said = '';
  shell.stdout.on('data', (chunk) => {
    said += chunk;
  });
  await expect.poll(() => said, { timeout: 20_000 }).toMatch(/pid \d+/);
  const pid = Number(/pid (\d+)/.exec(said)?.[1]);
  shell.kill('SIGTERM');
  await expect.poll(() => isAlive(pid), { timeout: 10_000 }).toBe(false);
  expect(said).toContain('in order');
  await rm(folder, { recursive: true });
}, 40_000);
