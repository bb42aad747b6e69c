import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { releaseOf } from '../../apps/api/src/platform/release.ts';
import { withScratchDatabase } from '../../bench/support/product.ts';
import { imageRoot } from './image-root.ts';
import { stepsOf } from './image-steps.ts';
import { productionSettings } from './production-settings.ts';

/**
 * Makes the release of the newest commit twice, each in a clone of its own, and holds their bytes against one another; then
 * unpacks one and runs the steps of its image in a root of their own, for which it wants to be root. Ends with 1 when something does not hold.
 */
const repository = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'rochdale-releases-'));
await chmod(folder, 0o755);
const answerOf = async (url: string): Promise<string> => {
  for (let tries = 0; ; tries += 1) {
    try {
      return await (await fetch(url)).text();
    } catch (error) {
      if (tries === 300) throw error;
      await pause(100);
    }
  }
};
const say = (what: string, holds: boolean): void => {
  console.log(`${what}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  if (!holds) process.exitCode = 1;
};
try {
  const name = `rochdale-${await releaseOf()}`;
  const sums = [];
  for (const out of ['one', 'other']) {
    execFileSync('npm', ['run', '--silent', 'release', '--', '--out', join(folder, out)], {
      cwd: repository,
      stdio: 'inherit',
    });
    sums.push(await readFile(join(folder, out, `${name}.sha256`), 'utf8'));
  }
  say('two releases of one commit are the same bytes', sums[0] === sums[1]);
  execFileSync('sha256sum', ['--quiet', '--check', `${name}.sha256`], { cwd: join(folder, 'one'), stdio: 'inherit' });
  say('the checksums are those of the files', true);

  execFileSync('tar', ['-xzf', join(folder, 'one', `${name}.tar.gz`), '-C', folder]);
  const root = join(folder, 'image');
  await mkdir(root);
  const image = imageRoot(root, join(folder, name));
  const steps = stepsOf(await readFile(join(root, 'rochdale/Dockerfile'), 'utf8'));
  for (const step of steps.run) image.run(step, steps.environment);
  await withScratchDatabase(async ({ url }, data) => {
    const settings = await productionSettings(url, { data, product: '/rochdale' });
    // The image listens to its container; here that is this machine.
    const loopback = { HOST: '127.0.0.1', METRICS_HOST: '127.0.0.1', DATA_DIR: '/data' };
    const environment = { ...steps.environment, ...settings, ...loopback };
    const api = image.start(steps.command, environment);
    const ended = once(api, 'exit');
    const page = await answerOf(`http://127.0.0.1:${settings.PORT}/pages/home`);
    say('the image’s steps make one that runs', page.includes('Cedar Ridge'));
    const health = image.start(steps.health, environment);
    say('its health is seen as the image asks for it', (await once(health, 'exit'))[0] === 0);
    const command = image.start(['sh', '-c', 'coop --help >/dev/null'], environment);
    say('its commands are there', (await once(command, 'exit'))[0] === 0);
    api.kill('SIGTERM');
    say('it ends when it is told to', (await ended)[0] === 0);
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
