import { describe, expect, it } from 'vitest';
import { readDirectoryLine } from './routing-directory.ts';

/** An invented bank's line, field by field as the directory's description lists them. */
const line = (changes: { number?: string; type?: string; newNumber?: string; name?: string } = {}) => {
  const { number = '011000028', type = '1', newNumber = '000000000', name = 'CEDAR RIDGE BANK' } = changes;
  const bank = `${number}O011000015${type}072811${newNumber}${name.padEnd(36)}`;
  const address = `${'1 MAIN STREET'.padEnd(36)}${'ALDER CROSSING'.padEnd(20)}OR974980000`;
  return `${bank}${address}5415550142${'11'}     `;
};

describe('a line of the routing directory', () => {
  it('names a bank', () => {
    expect(line()).toHaveLength(155);
    const entry = { routingNumber: '011000028', name: 'CEDAR RIDGE BANK' };
    for (const text of [line(), `${line()}\r\n`, `${line()}\n`, `${line()}\r`, `\uFEFF${line()}`, line().trimEnd()])
      expect(readDirectoryLine(text)).toEqual({ kind: 'entry', entry });
  });

  it('may send on to a new number', () => {
    expect(readDirectoryLine(line({ type: '2', newNumber: '011000138' }))).toEqual({
      kind: 'entry',
      entry: { routingNumber: '011000028', name: 'CEDAR RIDGE BANK', newRoutingNumber: '011000138' },
    });
  });

  it.each([
    ['length', ''],
    ['length', `${line()}0`],
    ['length', line().slice(0, 149)],
    ['routingNumber', line({ number: '011000029' })],
    ['routingNumber', line({ number: '000000000' })],
    ['recordType', line({ type: '7' })],
    ['newRoutingNumber', line({ type: '2' })],
    ['name', line({ name: '' })],
  ])('is wrong by its %s', (fault, text) => expect(readDirectoryLine(text)).toEqual({ kind: 'fault', fault }));
});
