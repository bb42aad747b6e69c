import { zoneTime } from '@rochdale/domain/energy/green-button/local-time';
import { usageSeries } from '@rochdale/domain/energy/green-button/series';
import { describe, expect, it } from 'vitest';
import { limits, readGreenButton } from './read-green-button.ts';

const start = 1_762_754_400;
const reading = (index: number, value = '7') =>
  `<e:IntervalReading><e:timePeriod><e:duration>3600</e:duration><e:start>${start + index * 3600}</e:start></e:timePeriod><e:value>${value}</e:value></e:IntervalReading>`;
const block = (inner: string) =>
  `<entry><content><e:IntervalBlock>\n${inner}\n</e:IntervalBlock></content><link rel="up" href="/m/1/IntervalBlock"/></entry>`;
const feed = (inner: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}\n<feed xmlns="http://www.w3.org/2005/Atom" xmlns:e="http://naesb.org/espi">\n${inner}\n</feed>`;
const read = (text: string | Buffer) => readGreenButton([Buffer.from(text)]);
const assumed = { commodity: 'electric', uom: 72, powerOfTen: 0 } as const;

describe('a file that is not right ends in one error that names the line', () => {
  it.each([
    ['nothing', '', 1, 'document must contain a root element.'],
    ['a page', '<html><p>Sorry</p></html>', 1, '<html> begins no Green Button file.'],
    ['another feed', feed('<entry/>'), 4, 'the file holds no Green Button data.'],
    ['a cut file', feed(block(reading(0))).slice(0, -60), 5, 'unclosed tag: '],
    ['a crossed tag', feed('<entry></feed>'), 3, 'unexpected close tag.'],
    ['an unknown prefix', feed('<x:IntervalBlock/>'), 3, 'unbound namespace prefix: "x".'],
    ['no number', feed(block(reading(0, 'seven'))), 4, '<value> is "seven", which is not a whole number in its range.'],
    ['a fraction', feed(block(reading(0, '7.5'))), 4, '<value> is "7.5", which is not a whole number in its range.'],
    ['a large number', feed(block(reading(0, '999999999999999'))), 4, 'which is not a whole number in its range.'],
    ['no time', feed(block('<e:IntervalReading><e:value>1</e:value></e:IntervalReading>')), 4, 'says when it starts.'],
    ['a document type', feed('', '<!DOCTYPE feed>'), 1, 'a document type (<!DOCTYPE>) is not read.'],
    [
      'an entity of its own',
      feed(block(reading(0, '&big;')), '<!DOCTYPE feed [<!ENTITY big "1">]>'),
      1,
      'a document type (<!DOCTYPE>) is not read.',
    ],
    ['an entity without one', feed(block(reading(0, '&big;'))), 4, 'undefined entity.'],
    ['depth', feed('<a>'.repeat(50)), 3, 'elements lie deeper than 40 in one another.'],
    ['a long text', feed(`<title>${'x'.repeat(limits.piece + 1)}</title>`), 3, 'a text is longer than a million'],
    [
      'bad rules',
      feed('<e:LocalTimeParameters><e:tzOffset>0</e:tzOffset><e:dstEndRule>xyz</e:dstEndRule></e:LocalTimeParameters>'),
      3,
      '<dstEndRule> is not a hexadecimal number of 32 bits.',
    ],
    ['no offset', feed('<e:LocalTimeParameters/>'), 3, '<LocalTimeParameters> has no <tzOffset>.'],
    ['an unknown encoding', '<?xml version="1.0" encoding="x-none"?><feed/>', 1, 'the encoding "x-none" is not known.'],
  ])('%s', async (_name, text, line, reason) => {
    await expect(read(text)).rejects.toMatchObject({ line, message: expect.stringContaining(reason) });
  });

  it('bytes that are no UTF-8', async () => {
    const text = Buffer.concat([Buffer.from(feed('<title>caf')), Buffer.from([0xe9, 0x20])]);
    await expect(read(text)).rejects.toThrow('not in the encoding that the file names');
  });

  it('a tag that never ends does not fill memory', async () => {
    async function* endless() {
      yield Buffer.from('<feed a="');
      for (;;) yield Buffer.alloc(65_536, 'a');
    }
    await expect(readGreenButton(endless())).rejects.toThrow('a text or a tag is longer than a million characters.');
  });
});

describe('what makers write differently', () => {
  it('any piece may end a chunk, in the middle of a letter too', async () => {
    const bytes = Buffer.from(feed(`<title>Zähler</title>${block(reading(0) + reading(1))}`));
    const chunks = Array.from({ length: Math.ceil(bytes.length / 3) }, (_, index) =>
      bytes.subarray(index * 3, index * 3 + 3),
    );
    const parts = await readGreenButton(chunks);
    expect([...parts.readings.values()].flat().map(({ value }) => value)).toEqual([7, 7]);
  });

  it('ISO 8859-1 and UTF-16 are read by their declaration and their mark', async () => {
    const text = feed(`<entry><title>Zähler</title><content><e:MeterReading/></content></entry>`);
    const latin = await read(Buffer.from(text.replace('UTF-8', 'ISO-8859-1'), 'latin1'));
    expect(latin.meterReadings[0]?.title).toBe('Zähler');
    const wide = await read(Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le'));
    expect(wide.meterReadings[0]?.title).toBe('Zähler');
  });

  it('a block may stand alone, and links and times behind their content', async () => {
    const alone = `<e:IntervalBlock xmlns:e="http://naesb.org/espi">${reading(0)}</e:IntervalBlock>`;
    expect((await read(alone)).readings.get('')).toHaveLength(1);
    const late = block(reading(0)).replace('</entry>', '<published>2026-01-01T00:00:00Z</published></entry>');
    const found = (await read(feed(late))).readings.get('/m/1/IntervalBlock');
    expect(found?.[0]?.published).toBe(Date.UTC(2026, 0, 1) / 1000);
  });

  it('a reading without a value is a gap', async () => {
    const none = reading(1).replace(/<e:value>.*<\/e:value>/, '');
    const parts = await read(feed(block(reading(0) + none + reading(2))));
    const { series } = usageSeries(parts, { fallback: zoneTime('UTC'), assumed });
    expect(series[0]?.days[0]?.values.filter((value) => value !== null)).toHaveLength(2);
  });
});

it('200 MB pass through in little memory', { timeout: 120_000 }, async () => {
  const size = 200_000_000;
  const padding = ' '.repeat(3000);
  let heap = 0;
  async function* large() {
    yield Buffer.from(feed('').replace(/\n\n<\/feed>$/, ''));
    for (let [bytes, index] = [0, 0]; bytes < size; ) {
      const inner = Array.from({ length: 24 }, () => reading(index++ % 500_000) + padding).join('');
      const chunk = Buffer.from(block(inner));
      bytes += chunk.length;
      yield chunk;
      if (index % 6000 === 0) heap = Math.max(heap, process.memoryUsage().heapUsed);
    }
    yield Buffer.from('</feed>');
  }
  const before = process.memoryUsage().heapUsed;
  const parts = await readGreenButton(large());
  expect([...parts.readings.values()].flat().length).toBeGreaterThan(50_000);
  expect(heap - before).toBeLessThan(150_000_000);
});
