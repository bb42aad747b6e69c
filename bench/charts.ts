import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { browserOptions } from '../e2e/support/browser.ts';
import { median, report } from './support/report.ts';

/**
 * How long the charts take to stand: from their first render to a page that is laid out, in a real browser, with the
 * portal's own components, built as for production. Each run has a new page, in which React has drawn a table
 * before, as it has when a member comes to a chart. `npx tsx bench/charts.ts`.
 */
const runs = 15;
const portal = fileURLToPath(new URL('../apps/portal/src', import.meta.url));

const entry = `
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ColumnChart } from '${portal}/ui/chart/column-chart.tsx';
import { LineChart } from '${portal}/ui/chart/line-chart.tsx';
import '${portal}/ui/tokens.css';

const looks = ['pale', 'solid', 'solid', 'solid', 'hatched', 'solid', 'dotted'];
const columns = Array.from({ length: 180 }, (_, day) => ({
  key: 'd' + day, label: '11/01', sublabel: 'Sun', name: 'Day ' + day, value: day % 24 === 7 ? null : 20 + (day * 7) % 40,
  valueText: '20', look: looks[day % 7], high: 60 + (day % 9), low: 40 - (day % 5),
}));
const values = Array.from({ length: 35040 }, (_, index) => (index % 977 === 0 ? null : Math.abs(Math.sin(index / 15)) * 2));
const marks = Array.from({ length: 365 }, (_, day) => ({ index: day * 96 + 48, label: '11/01' }));
const charts = {
  days: () => createElement(ColumnChart, { label: 'Days', columns, title: 'Usage', linesTitle: 'Temperature', onChoose: () => {} }),
  points: () => createElement(LineChart, { label: 'Points', values, marks, title: 'Usage' }),
};
const rows = Array.from({ length: 40 }, (_, row) => createElement('tr', { key: row, onClick: () => {} }, createElement('td', null, row)));
flushSync(() => createRoot(document.body.appendChild(document.createElement('table'))).render(createElement('tbody', null, rows)));
document.body.getBoundingClientRect();
window.mount = (name) => {
  const place = document.body.appendChild(document.createElement('div'));
  const begin = performance.now();
  const root = createRoot(place);
  flushSync(() => root.render(charts[name]()));
  place.getBoundingClientRect();
  const taken = performance.now() - begin;
  return taken;
};`;

const virtual: Plugin = {
  name: 'charts-page',
  resolveId: (source) => (source.endsWith('charts-page') ? `${portal}/charts-page.ts` : undefined),
  load: (id) => (id.endsWith('/charts-page.ts') ? entry : undefined),
};

const built = await build({
  configFile: false,
  root: portal,
  logLevel: 'error',
  plugins: [virtual],
  build: { write: false, lib: { entry: 'charts-page', formats: ['iife'], name: 'charts' }, target: 'es2022' },
  define: { 'process.env.NODE_ENV': '"production"' },
});
const outputs = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []));
const script = outputs.find((one) => one.type === 'chunk');
if (script?.type !== 'chunk') throw new Error('The charts could not be built.');
const { code } = script;

const browser = await chromium.launch(browserOptions.launchOptions);

async function mount(name: 'days' | 'points'): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  for (const output of outputs)
    if (output.type === 'asset' && output.fileName.endsWith('.css'))
      await page.addStyleTag({ content: String(output.source) });
  await page.addScriptTag({ content: code });
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
  const taken = Number(await page.evaluate(`window.mount('${name}')`));
  await page.close();
  return taken;
}

for (const [name, what, bound] of [
  ['days', '180-day chart', 50],
  ['points', '35,040 points', 100],
] as const) {
  const taken: number[] = [];
  for (let run = 0; run < runs; run += 1) taken.push(await mount(name));
  console.log(`${what}: the fastest of ${runs} ${Math.min(...taken).toFixed(1)} ms`);
  report({ what: `${what}, mount`, measured: median(taken), unit: 'ms', bound: { most: bound } });
}
await browser.close();
