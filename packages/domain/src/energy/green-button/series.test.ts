import { describe, expect, it } from 'vitest';
import { startOfDay, zoneTime } from './local-time.ts';
import { seriesOfMeter } from './meter-rows.ts';
import { type GreenButtonParts, noParts, type RawReading, type ReadingType } from './parts.ts';
import { type SeriesOptions, usageSeries } from './series.ts';

const chicago = zoneTime('America/Chicago');
const noon = startOfDay('2026-11-10', chicago);
const reading = (start: number, value: number, more: Partial<RawReading> = {}): RawReading => ({
  start,
  duration: 3600,
  step: 0,
  value,
  cost: null,
  quality: null,
  published: 0,
  ...more,
});
const links = { self: '', up: '', related: [], title: '' };
const type = (more: Partial<ReadingType> = {}): ReadingType => ({
  ...links,
  self: '/ReadingType/1',
  accumulation: 4,
  commodity: 1,
  currency: 840,
  defaultQuality: null,
  flow: 1,
  intervalLength: 3600,
  powerOfTen: 0,
  uom: 72,
  ...more,
});
const parts = (readings: RawReading[], more: Partial<GreenButtonParts> = {}): GreenButtonParts => ({
  ...noParts(),
  readingTypes: [type()],
  readings: new Map([['/MeterReading/1/IntervalBlock', readings]]),
  ...more,
});
const only = (given: GreenButtonParts, options: Partial<SeriesOptions> = {}) => {
  const { series, leftOut } = usageSeries(given, { fallback: chicago, ...options });
  return series[0] ?? leftOut[0]?.reason;
};
const total = (readingType: Partial<ReadingType>, value: number, options: Partial<SeriesOptions> = {}) => {
  const found = only(parts([reading(noon, value)], { readingTypes: [type(readingType)] }), options);
  return typeof found === 'object' ? [found.commodity, found.unit, found.dailyTotals[0]?.value] : found;
};

describe('units', () => {
  it.each([
    ['Wh', {}, 1250, ['electric', 'kWh', 1250]],
    ['kWh', { powerOfTen: 3 }, 2, ['electric', 'kWh', 2000]],
    ['mWh', { powerOfTen: -3 }, 1_250_400, ['electric', 'kWh', 1250]],
    ['J', { uom: 31, powerOfTen: 3 }, 3600, ['electric', 'kWh', 1000]],
    ['gallons', { commodity: 9, uom: 128 }, 31, ['water', 'gal', 31_000]],
    ['thousandths of a gallon', { commodity: 9, uom: 128, powerOfTen: -3 }, 31_004, ['water', 'gal', 31_004]],
    ['cubic feet', { commodity: 9, uom: 119 }, 1, ['water', 'gal', 7481]],
    ['hundreds of cubic feet', { commodity: 9, uom: 119, powerOfTen: 2 }, 1, ['water', 'gal', 748_052]],
    ['cubic metres', { commodity: 9, uom: 42 }, 1, ['water', 'gal', 264_172]],
    ['litres', { commodity: 9, uom: 134 }, 10, ['water', 'gal', 2642]],
    ['imperial gallons', { commodity: 9, uom: 130 }, 1, ['water', 'gal', 1201]],
    ['therms', { commodity: 7, uom: 169 }, 3, ['gas', 'therm', 3000]],
    ['BTU', { commodity: 7, uom: 132, powerOfTen: 3 }, 100, ['gas', 'therm', 1000]],
    ['kWh of gas', { commodity: 7, uom: 72, powerOfTen: 3 }, 293, ['gas', 'therm', 9998]],
    ['the unit alone', { commodity: null, uom: 169 }, 1, ['gas', 'therm', 1000]],
  ])('%s', (_name, readingType, value, expected) => {
    expect(total(readingType, value)).toEqual(expected);
  });

  it('volumes of gas are therms by their heat, and are left out without it', () => {
    const ccf = { commodity: 7, uom: 119, powerOfTen: 2 };
    expect(total(ccf, 2, { thermsPerCcf: 1.037 })).toEqual(['gas', 'therm', 2074]);
    expect(total({ commodity: 7, uom: 42 }, 1, { thermsPerCcf: 1.037 })).toEqual(['gas', 'therm', 366]);
    expect(total(ccf, 2)).toBe('they are volumes of gas, and how many therms a hundred cubic feet hold is not given');
  });

  it.each([
    ['volts', { uom: 29 }, 'their measure (uom 29) is no amount of energy'],
    ['watts of a moment', { uom: 38, accumulation: 12 }, 'their measure (uom 38) is no amount of energy'],
    ['an indicating meter', { accumulation: 6 }, 'they are values of a moment, not amounts'],
    ['steam', { commodity: 10 }, 'they are neither electricity nor water nor gas'],
    ['a quadrant', { flow: 15 }, 'their flow direction (15) is neither delivered nor received nor net'],
  ])('%s are no usage', (_name, readingType, reason) => {
    expect(total(readingType, 1)).toBe(reason);
  });

  it('a total is not the sum of rounded parts', () => {
    const given = parts(
      Array.from({ length: 24 }, (_, hour) => reading(noon + hour * 3600, 400)),
      { readingTypes: [type({ powerOfTen: -3 })] },
    );
    expect(only(given)).toMatchObject({ dailyTotals: [{ value: 10, isComplete: true }] });
  });
});

describe('times', () => {
  it('both hours of the hour that comes twice are there; a day that gets light sooner has 23', () => {
    const autumn = startOfDay('2026-11-01', chicago);
    const hours = Array.from({ length: 25 }, (_, hour) => reading(autumn + hour * 3600, hour));
    expect(only(parts(hours))).toMatchObject({
      days: [{ day: '2026-11-01', values: hours.map(({ value }) => value) }],
    });
    const spring = startOfDay('2026-03-08', chicago);
    const found = only(parts(hours.map((hour) => ({ ...hour, start: hour.start - autumn + spring }))));
    expect(found).toMatchObject({ days: [{ values: { length: 23 } }, { values: { length: 24 } }] });
  });

  it('gaps stay gaps, and the day is not complete', () => {
    const found = only(parts([reading(noon, 5), reading(noon + 2 * 3600, 0)]));
    const days = typeof found === 'object' ? found.days : [];
    expect(days[0]?.values.slice(0, 4)).toEqual([5, null, 0, null]);
    expect(found).toMatchObject({ dailyTotals: [{ value: 5, isComplete: false }] });
  });

  it('of one start, what is said alike counts once and else the later published, or the later written', () => {
    const of = (...some: RawReading[]) => only(parts(some));
    expect(of(reading(noon, 5), reading(noon, 5))).toMatchObject({
      repeated: 1,
      replaced: 0,
      dailyTotals: [{ value: 5 }],
    });
    const [early, late] = [reading(noon, 5, { published: 100 }), reading(noon, 7, { published: 200 })];
    expect(of(late, early)).toMatchObject({ repeated: 0, replaced: 1, dailyTotals: [{ value: 7 }] });
    expect(of(early, late)).toMatchObject({ dailyTotals: [{ value: 7 }] });
    expect(of(reading(noon, 9), reading(noon, 8))).toMatchObject({ dailyTotals: [{ value: 8 }] });
  });

  it('readings that begin beside the steps of their day are counted, not bent', () => {
    expect(only(parts([reading(noon, 5), reading(noon + 5000, 6)]))).toMatchObject({
      outOfStep: 1,
      dailyTotals: [{ value: 5 }],
    });
  });

  it('readings without a period follow one another from the start of their block', () => {
    const some = [4, 5, 6].map((value, step) => reading(noon, value, { duration: null, step }));
    const found = only(parts(some));
    expect(typeof found === 'object' && found.days[0]?.values.slice(0, 4)).toEqual([4, 5, 6, null]);
  });

  it('the clock of the file comes before the fallback, unless it is to be ignored', () => {
    const utc = { ...links, self: '/LocalTimeParameters/1', tzOffset: 0, dstOffset: 0, dstStartRule: 0, dstEndRule: 0 };
    const given = parts([reading(Date.UTC(2026, 10, 10) / 1000, 1)], { localTimes: [utc] });
    expect(only(given)).toMatchObject({ days: [{ day: '2026-11-10' }] });
    expect(only(given, { ignoreLocalTime: true })).toMatchObject({ days: [{ day: '2026-11-09' }] });
  });

  it('hourly and daily readings of one meter are two series', () => {
    const { series } = usageSeries(parts([reading(noon, 5), reading(noon, 90, { duration: 86_400 })]), {
      fallback: chicago,
    });
    expect(series.map(({ intervalMinutes, dailyTotals }) => [intervalMinutes, dailyTotals[0]?.value])).toEqual([
      [60, 5],
      [1440, 90],
    ]);
  });

  it('readings of a month are left out', () => {
    expect(only(parts([reading(noon, 5, { duration: 2_592_000 })]))).toBe(
      'they last neither a day nor a part of an hour',
    );
  });
});

describe('meaning', () => {
  it('registers say what was used between two readings; one that fell says nothing', () => {
    const dial = [1000, 1012, 1020, 3, 10].map((value, hour) => reading(noon + hour * 3600, value, { duration: 0 }));
    const found = only(parts(dial, { readingTypes: [type({ accumulation: 1 })] }));
    expect(typeof found === 'object' && found.days[0]?.values.slice(0, 5)).toEqual([12, 8, null, 7, null]);
  });

  it('a register that falls is counted', () => {
    const dial = [210, 200, 210, 205].map((value, hour) => reading(noon + hour * 3600, value, { duration: 0 }));
    const found = only(parts(dial, { readingTypes: [type({ accumulation: 2 })] }));
    expect(found).toMatchObject({ falls: 2, steps: 3 });
    expect(only(parts([reading(noon, 5), reading(noon + 3600, 4)]))).toMatchObject({ falls: 0, steps: 0 });
  });

  it('reading types that contradict one another under one link are not guessed at; alike ones are one', () => {
    const amounts = [210, 200, 210].map((value, hour) => reading(noon + hour * 3600, value));
    const twice = (second: Partial<ReadingType>) =>
      only(parts(amounts, { readingTypes: [type({ title: 'One' }), type({ title: 'Two', ...second })] }));
    expect(twice({})).toMatchObject({ dailyTotals: [{ value: 620 }] });
    expect(twice({ accumulation: 2 })).toBe(
      'their reading type is told in two ways under one link: accumulationBehaviour 4 and 2',
    );
    expect(twice({ powerOfTen: 3 })).toContain('powerOfTenMultiplier 0 and 3');
    expect(twice({ uom: null })).toContain('uom 72 and unsaid');
    expect(only(parts(amounts, { readingTypes: [type({ self: '' }), type({ self: '', accumulation: 2 })] }))).toContain(
      'accumulationBehaviour 4 and 2',
    );
  });

  it('what flows from the member is a series of its own', () => {
    expect(only(parts([reading(noon, 5)], { readingTypes: [type({ flow: 19 })] }))).toMatchObject({ flow: 'received' });
    expect(only(parts([reading(noon, -5)], { readingTypes: [type({ flow: 4 })] }))).toMatchObject({
      flow: 'net',
      dailyTotals: [{ value: -5 }],
    });
  });

  it('estimates are told, by the reading or by its type, and make the day one', () => {
    const some = [reading(noon, 5), reading(noon + 3600, 6, { quality: 'estimate' })];
    expect(only(parts(some))).toMatchObject({ dailyTotals: [{ quality: 'estimate' }] });
    const keyed = parts([reading(noon, 5)], { readingTypes: [type({ defaultQuality: 'keyed' })] });
    expect(only(keyed)).toMatchObject({ dailyTotals: [{ quality: 'keyed' }] });
  });

  it('each meter finds its own type among several, by any way of linking', () => {
    const given: GreenButtonParts = {
      ...noParts(),
      usagePoints: [
        { ...links, self: '/UsagePoint/1', title: 'House', serviceKind: 0, related: ['/UsagePoint/1/MeterReading'] },
        { ...links, self: '/UsagePoint/2', title: 'Garden', serviceKind: 2 },
      ],
      meterReadings: [
        {
          self: '/UsagePoint/1/MeterReading/1',
          up: '/UsagePoint/1/MeterReading',
          related: ['/ReadingType/1'],
          title: '',
        },
        { self: '/mr/2', up: '/UsagePoint/2', related: ['/blocks/2', '/ReadingType/2'], title: '' },
      ],
      readingTypes: [type(), type({ self: '/ReadingType/2', commodity: null, uom: 128 })],
      readings: new Map([
        ['/blocks/2', [reading(noon, 8)]],
        ['/UsagePoint/1/MeterReading/1/IntervalBlock', [reading(noon, 9)]],
      ]),
    };
    const { series } = usageSeries(given, { fallback: chicago });
    expect(
      series.map(({ usagePoint, commodity, dailyTotals }) => [usagePoint, commodity, dailyTotals[0]?.value]),
    ).toEqual([
      ['/UsagePoint/2', 'water', 8000],
      ['/UsagePoint/1', 'electric', 9],
    ]);
  });
});

it('several measurements of one usage point are told apart, and chosen by link or title', () => {
  const kinds = ['Energy Delivered (Wh)', 'Forward Energy (Wh)'];
  const given: GreenButtonParts = {
    ...noParts(),
    usagePoints: [{ ...links, self: '/UsagePoint/01', title: 'House', serviceKind: 0 }],
    meterReadings: kinds.map((_kind, index) => ({
      ...links,
      self: `/UsagePoint/01/MeterReading/0${index}`,
      up: '/UsagePoint/01/MeterReading',
      related: [`/ReadingType/0${index}`],
      title: 'Hourly Electricity Consumption',
    })),
    readingTypes: kinds.map((title, index) => type({ self: `/ReadingType/0${index}`, title })),
    readings: new Map(
      kinds.map((_kind, index) => [`/UsagePoint/01/MeterReading/0${index}/IntervalBlock`, [reading(noon, 10 + index)]]),
    ),
  };
  const { series } = usageSeries(given, { fallback: chicago });
  const chosen = (name?: string) => seriesOfMeter(series, 'electric', name);
  const lines = String(chosen('UsagePoint/01')).split('\n').slice(1);
  expect(lines).toEqual([
    '  /UsagePoint/01 /UsagePoint/01/MeterReading/00 "Hourly Electricity Consumption" "Energy Delivered (Wh)" (electric, 60 min)',
    '  /UsagePoint/01 /UsagePoint/01/MeterReading/01 "Hourly Electricity Consumption" "Forward Energy (Wh)" (electric, 60 min)',
  ]);
  for (const name of ['MeterReading/01', 'Forward'])
    expect(chosen(name)).toMatchObject([{ dailyTotals: [{ value: 11 }] }]);
});
