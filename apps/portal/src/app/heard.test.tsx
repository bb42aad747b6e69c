import { gates } from '@rochdale/domain/gates/gates';
import { needs } from '@rochdale/test-kit/gates/needs';
import { siteWith } from '@rochdale/test-kit/site/builders';
import { describe, expect, it } from 'vitest';
import { screens } from './screens/screens.ts';
import { openScreen } from './testing/open-screen.tsx';

/** What the addresses of some pages carry. */
const queries: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'direct-usage-tracker': { acnum: 'sealed' },
  'payment-success': { isFromQuickPay: 'false', encodedParam: 'sealed' },
  'reset-password': { otc: 'sealed' },
  'stop-change': { code: 'sealed' },
  'delegate-invitation': { code: 'sealed' },
  'schedule-payments-success': { transno: '20260101-1' },
};

const widthOf = (cells: Iterable<Element>): number =>
  [...cells].reduce((sum, cell) => sum + Number(cell.getAttribute('colspan') ?? 1), 0);

/** What a table tells its hearer wrong: a cell without a heading above it, or a row without a heading of its own. */
function faultsOf(table: HTMLTableElement): string[] {
  const name = table.getAttribute('aria-label') ?? table.caption?.textContent ?? '';
  const heads = widthOf(table.tHead?.rows[0]?.cells ?? []);
  const rows = [...table.tBodies].flatMap(({ rows }) => [...rows]);
  return rows.flatMap((row) => [
    ...(heads === 0 || widthOf(row.cells) === heads
      ? []
      : [`${name}: ${row.cells.length} cells below ${heads} headings`]),
    ...(row.cells.length === 1 || row.querySelector('th[scope=row]') ? [] : [`${name}: a row without its heading`]),
  ]);
}

describe('what is heard of every screen', () => {
  const site = siteWith(...Object.keys(gates).flatMap((name) => needs[name as keyof typeof gates]));
  it.each(screens.map((screen) => [screen.route, screen] as const))('%s', async (route, screen) => {
    const seen = await openScreen(route, {
      site,
      signedIn: screen.access === 'member',
      query: queries[route] ?? {},
    });
    const page = new DOMParser().parseFromString(seen.html, 'text/html');
    expect([...page.querySelectorAll('table')].flatMap(faultsOf)).toEqual([]);
    const cutting = page.querySelectorAll('input[inputmode=numeric][maxlength]');
    expect(
      [...cutting].map(({ id }) => id),
      'fields that cut what is pasted before they clean it',
    ).toEqual([]);
  });
});
