import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserOptions } from '../support/browser.ts';
import { comparisonPage } from './comparison-page.ts';
import { baselineOf, baselines, keptNames, madeBy, taken, takenOf, versionFile } from './pictures.ts';

/**
 * `npm run pictures`: takes the picture of every state, and shows what differs from before side by side; kept is that of
 * the state that is met most.
 * `npm run pictures -- kept`: takes those alone, in a minute or two.
 * `npm run pictures -- accept <names>`: those that were looked at are the new ones; `accept new` takes all that had none.
 */
const root = join(import.meta.dirname, '../..');
const page = join(taken, 'index.html');
const mostBytes = 20_000_000;

const [word, ...names] = process.argv.slice(2);
if (word === undefined || (word === 'kept' && names.length === 0)) await take(word);
else if (word === 'accept' && names.length > 0) await accept(names);
else fail('npm run pictures, npm run pictures -- kept, or npm run pictures -- accept <names>');

function fail(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}

/** Of the last run: pictures that are kept and have none before, and those that differ. */
function found(): { readonly added: readonly string[]; readonly changed: readonly string[] } {
  const all = readdirSync(taken)
    .filter((file) => /^[^.]+\.png$/.test(file))
    .map((file) => file.slice(0, -'.png'.length));
  return {
    added: all.filter((name) => keptNames.has(name) && !existsSync(baselineOf(name))),
    changed: all.filter((name) => existsSync(join(taken, `${name}.diff.png`))),
  };
}

async function take(which = 'all'): Promise<void> {
  const version = await versionHere();
  const made = madeBy();
  if (made !== undefined && made !== version)
    console.log(
      `The pictures were made by Chromium ${made}, this is ${version}: nothing is compared. To make them anew delete ${versionFile}.`,
    );
  rmSync(taken, { recursive: true, force: true });
  mkdirSync(taken, { recursive: true });
  const config = 'e2e/states/playwright.config.ts';
  spawnSync('npx', ['playwright', 'test', '--config', config, '--reporter=line', 'pictures.spec.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PICTURES: which },
    shell: process.platform === 'win32',
  });
  gatherDifferences();
  const { added, changed } = found();
  writeFileSync(page, comparisonPage(added, changed));
  console.log(`\n${changed.length} differ, ${added.length} are new. Look at them: ${page}`);
  for (const name of changed) console.log(`differs: ${name}`);
  process.exitCode = changed.length > 0 ? 1 : 0;
}

/** Playwright leaves a difference in a folder of its test: it goes beside the picture. */
function gatherDifferences(): void {
  const results = join(root, 'test-results/states');
  if (!existsSync(results)) return;
  for (const entry of readdirSync(results, { recursive: true, withFileTypes: true })) {
    if (!entry.name.endsWith('-diff.png')) continue;
    const from = join(entry.parentPath, entry.name);
    copyFileSync(from, join(taken, `${entry.name.slice(0, -'-diff.png'.length)}.diff.png`));
  }
}

async function accept(asked: readonly string[]): Promise<void> {
  if (!existsSync(page)) fail('There is nothing to accept: npm run pictures first.');
  const version = await versionHere();
  const made = madeBy();
  if (made !== undefined && made !== version) fail(`The pictures were made by Chromium ${made}, this is ${version}.`);
  const { added, changed } = found();
  const wanted = asked.flatMap((name) => (name === 'new' ? added : [name]));
  const unknown = wanted.filter((name) => !added.includes(name) && !changed.includes(name));
  if (unknown.length > 0) fail(`Neither new nor different: ${unknown.join(', ')}`);
  mkdirSync(baselines, { recursive: true });
  for (const name of wanted) {
    copyFileSync(takenOf(name), baselineOf(name));
    rmSync(join(taken, `${name}.diff.png`), { force: true });
  }
  writeFileSync(versionFile, `${version}\n`);
  const bytes = readdirSync(baselines).reduce((sum, file) => sum + statSync(join(baselines, file)).size, 0);
  console.log(`${wanted.length} accepted; all pictures take ${(bytes / 1_000_000).toFixed(1)} MB.`);
  if (bytes > mostBytes) fail(`That is more than ${mostBytes / 1_000_000} MB.`);
}

async function versionHere(): Promise<string> {
  const browser = await chromium.launch(browserOptions.launchOptions);
  const version = browser.version();
  await browser.close();
  return version;
}
