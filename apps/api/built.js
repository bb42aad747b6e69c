import { spawn } from 'node:child_process';
import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** What `npm run build` makes: by its workspace, the file that is written last, and what it is made of. */
const parts = {
  api: { last: 'dist/server.js', from: ['src', 'vite.config.ts', '../../vite.programs.ts', '../../package-lock.json'] },
  'payment-sandbox': { last: 'dist/server.js', from: ['src', '../../vite.programs.ts', '../../package-lock.json'] },
  'chat-sandbox': { last: 'dist/server.js', from: ['src', '../../vite.programs.ts', '../../package-lock.json'] },
  office: { last: 'dist/index.html', from: ['src', 'index.html', 'vite.config.ts'] },
  portal: { last: 'dist/server/entry-server.js', from: ['src', 'vite.config.ts'] },
};

/** @typedef {keyof typeof parts} Part */
/** @type {readonly Part[]} */
const allParts = ['api', 'payment-sandbox', 'chat-sandbox', 'office', 'portal'];

/**
 * Builds what has not been built, or is older than its source. In production nothing is built: what was tried is what
 * runs. This is JavaScript, as it must run before anything is built.
 *
 * @param {readonly Part[]} needed
 * @returns {Promise<void>}
 */
export async function ensureBuilt(needed = allParts) {
  for (const part of needed) {
    const workspace = join(import.meta.dirname, '..', part);
    const { last, from } = parts[part];
    const built = await modifiedAt(join(workspace, last));
    if (process.env.NODE_ENV === 'production') {
      if (built === 0) throw new Error(`apps/${part} is not built: npm run build.`);
      continue;
    }
    const sources = [...from.map((path) => resolve(workspace, path)), resolve(workspace, '../../packages')];
    const newest = Math.max(...(await Promise.all(sources.map(newestIn))));
    if (built < newest) await build(part, workspace);
  }
}

/**
 * Runs a built program in this process, with what it needs built. Where that can't be, one sentence says why.
 *
 * @param {'start' | 'coop'} program
 * @param {readonly Part[]} [needed]
 * @returns {Promise<void>}
 */
export async function runBuilt(program, needed) {
  try {
    await ensureBuilt(needed);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
  await import(`./dist/${program}.js`);
}

/** @param {Part} part @param {string} workspace */
async function build(part, workspace) {
  console.error(`Building apps/${part}.`);
  const npm = spawn('npm', ['run', 'build', '--silent'], { cwd: workspace, stdio: ['ignore', 'ignore', 'inherit'] });
  const code = await new Promise((done, failed) => npm.once('exit', done).once('error', failed));
  if (code !== 0) throw new Error(`apps/${part} could not be built.`);
}

/** When a file, or the newest file of a folder, was written; 0 where there is none. @param {string} path */
async function newestIn(path) {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isDirectory()) return found?.mtimeMs ?? 0;
  const entries = await readdir(path, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'));
  return Math.max(0, ...(await Promise.all(files.map((entry) => modifiedAt(join(entry.parentPath, entry.name))))));
}

/** @param {string} path */
async function modifiedAt(path) {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
}
