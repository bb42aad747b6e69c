import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../../apps/api/src/platform/process/child-program.ts';
import { releaseOf } from '../../apps/api/src/platform/release.ts';
import { withScratchDatabase } from '../../bench/support/product.ts';
import { productionSettings } from './production-settings.ts';

/**
 * Makes the release of the newest commit twice, each in a clone of its own, and holds their bytes against one another; then
 * unpacks one, installs what it needs, and starts it as production does. Ends with 1 when something does not hold.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = await mkdtemp(join(tmpdir(), 'rochdale-releases-'));
await chmod(folder, 0o755);
const say = (what: string, holds: boolean): void => {
  console.log(`${what}: ${holds ? 'holds' : 'DOES NOT HOLD'}`);
  if (!holds) process.exitCode = 1;
};
try {
  const name = `rochdale-${await releaseOf()}`;
  const sums = [];
  for (const out of ['one', 'other']) {
    execFileSync('npm', ['run', '--silent', 'release', '--', '--out', join(folder, out)], {
      cwd: root,
      stdio: 'inherit',
    });
    sums.push(await readFile(join(folder, out, `${name}.sha256`), 'utf8'));
  }
  say('two releases of one commit are the same bytes', sums[0] === sums[1]);
  execFileSync('sha256sum', ['--quiet', '--check', `${name}.sha256`], { cwd: join(folder, 'one'), stdio: 'inherit' });
  say('the checksums are those of the files', true);

  execFileSync('tar', ['-xzf', join(folder, 'one', `${name}.tar.gz`), '-C', folder]);
  const installed = join(folder, name);
  execFileSync('npm', ['ci', '--omit=dev', '--silent'], { cwd: installed, stdio: ['ignore', 'ignore', 'inherit'] });
  await withScratchDatabase(async ({ url }, data) => {
    const settings = await productionSettings(url, { data, product: installed });
    const api = await startChild('API', join(installed, 'apps/api/dist/server.js'), settings);
    const page = await fetch(`http://127.0.0.1:${settings.PORT}/pages/home`);
    say('it runs in a folder of its own', page.ok && (await page.text()).includes('Cedar Ridge'));
    await api.stop();
  });
} finally {
  await rm(folder, { recursive: true, force: true });
}
