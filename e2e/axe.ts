import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

declare global {
  /** There once {@link faultsOf} has judged the page. */
  var axe: typeof axeCore | undefined;
}

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that something on a page breaks. */
export interface Fault {
  readonly id: string;
  readonly target: string;
}

/**
 * What axe finds on a page by some rules. It goes into a page once, and small: handed over whole for every judging, as its
 * Playwright package does, takes longer than the judging. Frames hold documents of others alone.
 */
export async function faultsOf(page: Page, runOnly: readonly string[]): Promise<readonly Fault[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  return page.evaluate(
    async (values) => {
      if (globalThis.axe === undefined) throw new Error('axe is not in the page.');
      const { violations } = await globalThis.axe.run(document, {
        runOnly: values,
        resultTypes: ['violations'],
        preload: false,
        iframes: false,
      });
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => ({ id, target: target.join(' ') })));
    },
    [...runOnly],
  );
}
