import { key, render } from '@rochdale/ui/testing/render.ts';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { ColumnChart } from './column-chart.tsx';
import { type Column, columnPath, layoutOf } from './column-layout.ts';
import { LineChart } from './line-chart.tsx';
import { linePath } from './line-path.ts';
import { roundScale, tickText } from './scale.ts';

const column = (day: number, value: number | null, more: Partial<Column> = {}): Column => ({
  key: `d${day}`,
  label: `11/0${day}`,
  name: value === null ? `November ${day}: not read` : `November ${day}: ${value} Kwh`,
  value,
  valueText: value === null ? '–' : String(value),
  look: 'solid',
  ...more,
});
const days = [column(1, 20), column(2, null), column(3, 47, { look: 'hatched' }), column(4, 31, { look: 'pale' })];
const columns = () => [...document.querySelectorAll('[data-column]')];
const names = () => columns().map((one) => one.getAttribute('aria-label'));
const stops = () => columns().filter((one) => one.getAttribute('tabindex') === '0');

it.each([
  [0, 47, [0, 10, 20, 30, 40, 50]],
  [0, 0.9, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [0, 0, [0, 1]],
  [-3, 8, [-5, -2.5, 0, 2.5, 5, 7.5, 10]],
  [0, 35_040, [0, 10_000, 20_000, 30_000, 40_000]],
])('a scale from %j to %j has round steps', (low, high, ticks) => {
  expect(roundScale(low, high).ticks).toEqual(ticks);
});

it('writes the values of a scale', () => {
  expect([0, 0.2, 35_040, -2.5, 1_000_000].map(tickText)).toEqual(['0', '0.2', '35,040', '\u22122.5', '1,000,000']);
});

it('names every column, draws no column for a gap, and is one tab stop', () => {
  render(<ColumnChart label="Daily usage" columns={days} onChoose={() => undefined} />);
  expect(document.querySelector('[role="group"][aria-label="Daily usage"]')).not.toBeNull();
  expect(names()).toEqual(['November 1: 20 Kwh', 'November 2: not read', 'November 3: 47 Kwh', 'November 4: 31 Kwh']);
  expect(columns().map((one) => one.querySelectorAll('path').length)).toEqual([1, 0, 1, 1]);
  expect(stops()).toHaveLength(1);
  expect(columns()[2]?.querySelector('path')?.getAttribute('fill')).toMatch(/^url\(#.+-hatched\)$/);
});

it('is moved along with the arrow keys, and opens with Enter, the space bar or a press', () => {
  const chosen = vi.fn();
  render(<ColumnChart label="Daily usage" columns={days} onChoose={chosen} />);
  const at = () => document.activeElement?.getAttribute('data-column');
  act(() => (stops()[0] as SVGGElement).focus());
  key('ArrowRight');
  key('ArrowRight');
  expect(at()).toBe('d3');
  key('End');
  expect(at()).toBe('d4');
  key('ArrowRight');
  expect(at()).toBe('d4');
  expect(stops()).toEqual([document.activeElement]);
  key('ArrowLeft');
  key('Enter');
  key('Home');
  key(' ');
  act(() => columns()[1]?.dispatchEvent(new MouseEvent('click', { bubbles: true })));
  expect(chosen.mock.calls).toEqual([['d3'], ['d1'], ['d2']]);
});

it('columns that open nothing are pictures; the chosen one is pressed', () => {
  const { show } = render(<ColumnChart label="Daily usage" columns={days} />);
  expect(columns()[0]?.getAttribute('role')).toBe('img');
  show(<ColumnChart label="Daily usage" columns={days} chosen="d3" onChoose={() => undefined} />);
  expect(columns().map((one) => one.getAttribute('aria-pressed'))).toEqual(['false', 'false', 'true', 'false']);
});

it('draws the weather in a pane of its own, and does not bridge what is not known', () => {
  const weather = { high: 59, low: 40 };
  const known = [column(1, 1, weather), column(2, 1), column(3, 1, weather), column(4, 1, weather)];
  render(<ColumnChart label="Daily usage" columns={known} linesTitle="Temperature" />);
  expect(document.querySelectorAll('path.chart__high')).toHaveLength(2);
  const layout = layoutOf(known, 1100, 500, true);
  expect(layout.lines?.base).toBeLessThan(layout.usage.top);
  expect(layoutOf(days, 1100, 500, true).lines).toBeUndefined();
});

it('a column takes 60 % of its place', () => {
  const xs = [...columnPath(50, 20, 400, 300).matchAll(/M([\d.]+)/g)].map(([, x]) => Number(x));
  expect(xs).toEqual([44]);
});

it('a line of 35,040 points keeps each peak, and breaks at gaps', () => {
  const values = Array.from({ length: 35_040 }, (_, index): number | null => (index === 20_000 ? 99 : 1));
  values.fill(null, 5000, 9000);
  const path = linePath(values, { left: 0, width: 1000, heightOf: (value) => value });
  expect(path).toContain(' 99.0');
  expect(path.match(/M/g)).toHaveLength(2);
  expect(path.match(/[ML]/g)?.length).toBeLessThanOrEqual(2000);
});

it('a short line draws each point, a lonely one as a dot', () => {
  const path = linePath([1, null, 2, 3], { left: 0, width: 100, heightOf: (value) => value });
  expect(path).toBe('M12.5 1.0h0M62.5 2.0h0L87.5 3.0');
  render(<LineChart label="A year" values={[1, null, 2, 3]} marks={[{ index: 0, label: '11/01' }]} title="Usage" />);
  expect(document.querySelector('[role="img"][aria-label="A year"]')).not.toBeNull();
});
