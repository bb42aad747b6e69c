import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type RunNotes, runNotesFile } from './run-notes.ts';

/** What a test runner's report says: how many passed and failed, and of what failed what a reader needs to begin. */
export interface Found {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly string[];
  /** Passed at the second try alone. */
  readonly unsure?: readonly string[];
}

interface UnitReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Vitest's report: each failed test with its message; a file that could not be loaded, and an error of no test, with its own. */
export function readUnitReport(file: string): Found {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as UnitReport;
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [`${name}\n${message}`];
    return failed.map(({ fullName, failureMessages }) => [name, fullName, ...failureMessages].join('\n'));
  });
  const { errors, unsure } = notesBeside(file);
  return { passed: numPassedTests, failed: numFailedTests, failures: [...failures, ...errors], unsure };
}

function notesBeside(report: string): RunNotes {
  return JSON.parse(readFileSync(join(dirname(report), runNotesFile), 'utf8')) as RunNotes;
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly file: string; readonly tests: readonly Journey[] }[];
}
interface Journey {
  readonly projectName: string;
  readonly status: string;
  readonly results: readonly { readonly attachments: readonly { readonly name: string; readonly path?: string }[] }[];
}
interface JourneyReport extends Pick<Suite, 'suites'> {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** Playwright's report: each failed journey with the page as it stood at its first try. */
export function readJourneyReport(file: string): Found {
  const { stats, suites = [] } = JSON.parse(readFileSync(file, 'utf8')) as JourneyReport;
  const journeys = suites.flatMap(journeysOf);
  const withStatus = (status: string): string[] =>
    journeys
      .filter(({ journey }) => journey.status === status)
      .map(({ name, journey }) => `${name}\n${pageOf(journey)}`);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: withStatus('unexpected'),
    unsure: withStatus('flaky'),
  };
}

function journeysOf({ suites = [], specs }: Suite): { readonly name: string; readonly journey: Journey }[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests.map((journey) => ({ name: `[${journey.projectName}] ${file} › ${title}`, journey })),
  );
  return [...own, ...suites.flatMap(journeysOf)];
}

const linesOfPage = 40;

/** The main part of the page when the journey failed, as a screen reader has it. */
function pageOf({ results }: Journey): string {
  const path = results[0]?.attachments.find(({ name }) => name === 'error-context')?.path;
  if (path === undefined) return '';
  const lines = readFileSync(path, 'utf8').split('\n');
  const main = lines.findIndex((line) => /^- main/.test(line));
  return lines.slice(Math.max(main, 0)).slice(0, linesOfPage).join('\n');
}
