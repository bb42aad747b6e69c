import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { releaseOf } from '../../apps/api/src/platform/release.ts';
import { packFolder } from './archive.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { releasedFiles } from './released-files.ts';

/**
 * `npm run release [-- --out <folder>]`: the release of the newest commit, built in a clone of its own: a tarball that wants
 * no compiler, its bill of materials and their checksums. Two runs on one commit, with the same Node and npm, write the
 * same bytes wherever they run.
 */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { values } = parseArgs({ options: { out: { type: 'string', default: join(root, 'data/release') } } });
const out = resolve(values.out);

const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
if (git('status', '--porcelain') !== '') {
  console.error('There are changes that no commit has: a release is made of a commit.');
  process.exit(2);
}
const commit = git('rev-parse', 'HEAD');
const madeAt = new Date(Number(git('log', '-1', '--format=%ct')) * 1000);

const folder = await mkdtemp(join(tmpdir(), 'rochdale-release-'));
try {
  // The folder's name stands in the bill of materials.
  const clone = join(folder, 'rochdale');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
  execFileSync('git', ['checkout', '--quiet', '--detach', commit], { cwd: clone });
  const version = await releaseOf();
  const npm = (...args: string[]) => execFileSync('npm', args, { cwd: clone, stdio: ['ignore', 'ignore', 'inherit'] });
  npm('ci', '--silent');
  npm('run', 'build', '--silent');

  const name = `rochdale-${version}`;
  const packed = join(folder, name);
  for (const file of releasedFiles(clone)) await cp(join(clone, file), join(packed, file), { recursive: true });
  await cp(join(clone, 'deploy/release/Dockerfile'), join(packed, 'Dockerfile'));
  await writeFile(join(packed, 'COMMIT'), `${commit}\n`);

  const files = {
    [`${name}.tar.gz`]: packFolder(folder, name, madeAt),
    [`${name}.cdx.json`]: billOfMaterials(clone, { commit, madeAt }),
  };
  await mkdir(out, { recursive: true });
  const sums: string[] = [];
  for (const [file, bytes] of Object.entries(files)) {
    await writeFile(join(out, file), bytes);
    sums.push(`${createHash('sha256').update(bytes).digest('hex')}  ${file}`);
  }
  await writeFile(join(out, `${name}.sha256`), `${sums.join('\n')}\n`);
  console.log(`${sums.join('\n')}\n${out} holds release ${version} of commit ${commit}.`);
} finally {
  await rm(folder, { recursive: true, force: true });
}
