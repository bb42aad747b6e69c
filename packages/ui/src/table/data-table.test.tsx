import { expect, it, vi } from 'vitest';
import { button, find, press, render } from '../testing/render.ts';
import { DataTable, type TableColumn } from './data-table.tsx';

interface Fee {
  readonly name: string;
  readonly cents: number | null;
}
const fees: readonly Fee[] = [
  { name: 'Late', cents: 300 },
  { name: 'None', cents: null },
];
const name: TableColumn<Fee> = { head: 'Fee', main: true, cell: (fee) => fee.name };
const amount: TableColumn<Fee> = { head: 'Amount', numeric: true, bold: true, cell: (fee) => fee.cents };

const show = (...columns: readonly TableColumn<Fee>[]) =>
  render(<DataTable caption="Fees" columns={columns} rows={fees} keyOf={(fee) => fee.name} />);
const cells = () => [...document.querySelectorAll<HTMLElement>('tbody :is(th, td)')];

it('each cell has the heading of its column as its label, and what names a row is its heading', () => {
  show(name, amount);
  expect(find('table').getAttribute('aria-label')).toBe('Fees');
  expect([...document.querySelectorAll('thead th')].map((head) => head.textContent)).toEqual(['Fee', 'Amount']);
  expect(cells().map((cell) => cell.outerHTML)).toEqual([
    '<th scope="row" data-l="Fee">Late</th>',
    '<td class="n strong" data-l="Amount">300</td>',
    '<th scope="row" data-l="Fee">None</th>',
    '<td class="n strong"></td>',
  ]);
});

it('a column may have another label or none, and a width of some rows', () => {
  show({ ...name, label: null }, { ...amount, label: 'Fee of', wide: ({ cents }) => cents === 300 });
  expect(cells().map((cell) => cell.dataset.l)).toEqual([undefined, 'Fee of', undefined, undefined]);
  expect(cells().map((cell) => cell.classList.contains('span'))).toEqual([false, true, false, false]);
});

it('a column by which the table is sorted says so, and sorts at a press', () => {
  const onSort = vi.fn();
  show({ ...name, sorting: { direction: 'descending', onSort } }, amount);
  expect(find('th[aria-sort]').getAttribute('aria-sort')).toBe('descending');
  press(button('Fee↓'));
  expect(onSort).toHaveBeenCalledOnce();
});
