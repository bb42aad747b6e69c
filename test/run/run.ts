import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { type Found, readJourneyReport, readUnitReport } from './reports.ts';

/** `npm test`: types, lint, build, unit and API tests, browser tests; ends with the counts alone on a line. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const counts = { passed: 0, failed: 0 };
/** What failed, said again at the end: a long log begins with the checks and ends with the journeys. */
const failures: string[] = [];
const unsure: string[] = [];
// All journeys at both widths take half an hour: `npm run verify -- --only journeys`, before a release.
process.env.JOURNEYS ??= 'main';

function run(command: string, ...args: string[]): boolean {
  console.log(`\n> ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

/** A check without tests of its own counts as one. */
function check(command: string, ...args: string[]): void {
  const passed = run(command, ...args);
  counts[passed ? 'passed' : 'failed'] += 1;
  if (!passed) failures.push([command, ...args].join(' '));
}

/** Runs a test runner and adds what its report counts; a run without a report counts as one failure. */
function tests(report: string, read: (file: string) => Found, command: string, ...args: string[]): void {
  const file = `${root}/${report}`;
  rmSync(file, { force: true });
  const ended = run(command, ...args);
  const found: Found = existsSync(file)
    ? read(file)
    : { passed: 0, failed: 1, failures: [`${command} ${args[0]} wrote no report`] };
  counts.passed += found.passed;
  const unnamed = !ended && found.failed === 0 && found.failures.length === 0;
  counts.failed += !ended && found.failed === 0 ? 1 : found.failed;
  failures.push(...found.failures, ...(unnamed ? [`${command} ${args[0]} ended with an error of no test`] : []));
  unsure.push(...(found.unsure ?? []));
}

const canInstall = existsSync('/etc/debian_version') && process.getuid?.() === 0;

function install(...packages: string[]): boolean {
  return canInstall && run('apt-get', 'update', '-qq') && run('apt-get', 'install', '-y', '-qq', ...packages);
}

/** The headless shell takes half the time of a whole Chromium, which does as well where there is no other. */
function ensureBrowser(): void {
  if (existsSync('/usr/bin/chromium-headless-shell') || existsSync(chromium.executablePath())) return;
  console.log('There is no headless Chromium here; installing one.');
  if (install('chromium-headless-shell') || existsSync('/usr/bin/chromium') || install('chromium')) return;
  run('npx', 'playwright', 'install', 'chromium');
}

/** Programs not written here that check ours: an authenticator's codes, QR codes, XML by its schema, what is sent. Tests do without where they can't be had. */
function ensureWitnesses(): void {
  const missing = [
    ['oathtool', 'oathtool'],
    ['xmllint', 'libxml2-utils'],
    ['zbarimg', 'zbar-tools'],
    ['/usr/sbin/sshd', 'openssh-server'],
  ].filter(([program = '']) => spawnSync(program, ['--version'], { stdio: 'ignore' }).error !== undefined);
  if (missing.length === 0 || !canInstall) return;
  console.log('Installing oathtool, xmllint, zbar and sshd, which check codes, XML, QR codes and what is sent.');
  install(...missing.map(([, name = '']) => name));
}

ensureWitnesses();
check('npm', 'run', '--silent', 'types');
check('npm', 'run', '--silent', 'lint');
check('npm', 'run', '--silent', 'build');
tests(
  'test-results/unit.json',
  readUnitReport,
  'npx',
  'vitest',
  'run',
  ...['rules', 'api', 'portal'].flatMap((project) => ['--project', project]),
  '--reporter=default',
  '--reporter=json',
  '--reporter=./test/run/run-notes.ts',
  // A busy machine; what needed it is named.
  '--retry=1',
  '--outputFile.json=test-results/unit.json',
);
ensureBrowser();
tests(
  'test-results/browser.json',
  readJourneyReport,
  'npx',
  'playwright',
  'test',
  '--config',
  'e2e/playwright.config.ts',
  // A browser on a busy machine; what needed it is named.
  '--retries=1',
);
tests(
  'test-results/states.json',
  readJourneyReport,
  'npx',
  'playwright',
  'test',
  '--config',
  'e2e/states/playwright.config.ts',
  '--retries=1',
  'states.spec.ts',
);

for (const test of unsure) console.log(`\nPassed at the second try: ${test}`);
for (const failure of failures) console.log(`\nFailed: ${failure}`);
console.log(`\n${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0;
