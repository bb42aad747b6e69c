import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { addDays } from '../../packages/domain/src/dates.ts';
import { weatherDifference, weatherModel } from '../../packages/domain/src/energy/usage/weather-model.ts';

/**
 * Holds the weather's part of bills against ordinary least squares of Python's statsmodels, on a real home of
 * openeemeter's samples: `npx tsx test/rates/compare-weather.ts FOLDER [PYTHON]`. Ends with 1 where they differ.
 */
const [folder, python = 'python3'] = process.argv.slice(2);
if (folder === undefined) throw new Error('Say the folder of the home’s files: il-electricity-cdd-hdd-*.csv.gz');

async function series(name: string): Promise<{ day: string; value: number }[]> {
  const bytes = await readFile(join(folder ?? '', `il-electricity-cdd-hdd-${name}.csv.gz`));
  const rows = gunzipSync(bytes).toString('utf8').trim().split('\n').slice(1, -1);
  return rows.map((row) => ({ day: row.slice(0, 10), value: Number(row.slice(row.lastIndexOf(',') + 1)) }));
}

const temperatures = new Map<string, number[]>();
for (const { day, value } of await series('tempF')) temperatures.set(day, [...(temperatures.get(day) ?? []), value]);
const weather = [...temperatures].map(([date, values]) => ({
  date,
  lowTemp: Math.min(...values),
  highTemp: Math.max(...values),
}));
const days = (await series('daily')).map(({ day, value }) => ({ date: day, usageValue: value, demand: null }));

/** Bills of 30 days, each with the year and a month before its end, against the bill before and that of a year ago. */
const modelDays = 396;
const length = 30;
const [first, last] = [days[0]?.date ?? '', days.at(-1)?.date ?? ''];
const cases = [];
for (let end = addDays(first, modelDays); end <= last; end = addDays(end, length)) {
  const within = (from: string, to: string) => weather.filter(({ date }) => date >= from && date < to);
  const known = days.filter(({ date }) => date >= addDays(end, -modelDays) && date < end);
  const model = weatherModel(known, weather);
  if (!model) continue;
  for (const back of [length, 360]) {
    const now = within(addDays(end, -length), end);
    const against = within(addDays(end, -length - back), addDays(end, -back));
    const part = weatherDifference(model, now, against, length);
    if (part) cases.push({ known, now, against, length, ours: { ...model, ...part } });
  }
}
const input = JSON.stringify({ cases, weather });
const script = join(import.meta.dirname, 'weather_by_statsmodels.py');
const { status, stdout, stderr } = spawnSync(python, [script], { input, encoding: 'utf8', maxBuffer: 1e8 });
process.stdout.write(stdout);
process.stderr.write(stderr);
process.exitCode = status ?? 1;
