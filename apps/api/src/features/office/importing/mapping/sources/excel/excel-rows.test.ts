import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateRawSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { excelRows } from './excel-rows.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'excel-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A zip of these parts, whose sheet may claim another size than it has. */
function zip(parts: Readonly<Record<string, string>>, claimed?: number): Buffer {
  const bodies: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(parts)) {
    const packed = deflateRawSync(text);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(crc32(text), 10);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE((name === 'xl/sheet.xml' ? claimed : undefined) ?? Buffer.byteLength(text), 18);
    sizes.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(at, 10);
    const body = Buffer.concat([Buffer.from('PK\u0003\u0004'), sizes, Buffer.from(name), packed]);
    entries.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), sizes, place, Buffer.from(name)]));
    bodies.push(body);
    at += body.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...bodies, directory, Buffer.from('PK\u0005\u0006'), end]);
}

const sheet = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const workbook = (text: string) => ({
  'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="r1" Target="sheet.xml"/></Relationships>',
  'xl/sheet.xml': text,
});
async function read(bytes: Buffer) {
  const path = join(folder, 'file.xlsx');
  await writeFile(path, bytes);
  const rows: (readonly string[])[] = [];
  for await (const { fields } of excelRows(path, undefined)) rows.push(fields);
  return rows;
}
const row = '<row r="1"><c r="A1"><v>92.300000000000011</v></c><c r="C1" t="inlineStr"><is><t>x</t></is></c></row>';

it('numbers are what Excel shows of them, and cells that are left out are empty', async () => {
  expect(await read(zip(workbook(sheet(row))))).toEqual([['92.3', '', 'x']]);
});

it('a document type, a part that unpacks to more than it claims, and one that claims too much are refused (moving-in-8)', async () => {
  const bomb = '<!DOCTYPE w [<!ENTITY a "aaaa">]>';
  await expect(read(zip(workbook(sheet(row, bomb))))).rejects.toThrow('has a document type');
  await expect(read(zip(workbook(sheet(row.repeat(1000))), 500))).rejects.toThrow(/too many bytes/);
  await expect(read(zip(workbook(sheet(row)), 4_100_000_000))).rejects.toThrow('of more than 4000 MB');
});
