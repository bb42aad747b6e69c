import { TextDecoder } from 'node:util';
import { pathOf } from '@rochdale/domain/energy/green-button/links';
import {
  type GreenButtonParts,
  noParts,
  type RawReading,
  type Resource,
} from '@rochdale/domain/energy/green-button/parts';
import { SaxesParser, type SaxesTagNS } from 'saxes';
import { Fields } from './fields.ts';
import { GreenButtonError } from './green-button-error.ts';
import { addResource, type ResourceKind, readingOf, resourceKinds } from './resources.ts';

const atom = 'http://www.w3.org/2005/Atom';
const espi = 'http://naesb.org/espi';

/** What a file may be at most. A reading takes some 100 bytes of memory, whatever its file says around it. */
export const limits = {
  bytes: 1_000_000_000,
  readings: 3_000_000,
  depth: 40,
  /** Of one text or tag, in characters. */
  piece: 1_000_000,
} as const;

/**
 * Reads Green Button XML (NAESB ESPI) as it arrives, into the parts given. It keeps to XML 1.0 strictly and knows no
 * document types, so there are no entities to expand and nothing outside the file is asked for.
 */
export async function readGreenButton(
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  parts: GreenButtonParts = noParts(),
): Promise<GreenButtonParts> {
  const reader = new FeedReader(parts);
  let decoder: TextDecoder | undefined;
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    if (bytes > limits.bytes) throw new GreenButtonError(reader.line, 'the file is larger than 1 GB.');
    decoder ??= decoderOf(chunk);
    reader.write(decode(reader, () => decoder?.decode(chunk, { stream: true }) ?? ''));
  }
  reader.write(decode(reader, () => decoder?.decode() ?? ''));
  reader.end();
  return parts;
}

/** By its byte order mark or its declaration; UTF-8 when it says nothing. */
function decoderOf(first: Uint8Array): TextDecoder {
  if (first[0] === 0xfe && first[1] === 0xff) return new TextDecoder('utf-16be', { fatal: true });
  if (first[0] === 0xff && first[1] === 0xfe) return new TextDecoder('utf-16le', { fatal: true });
  const head = new TextDecoder('latin1').decode(first.subarray(0, 200));
  const label = /^[^<]*<\?xml[^>]*\sencoding\s*=\s*["']([\w.-]+)["']/.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label, { fatal: true });
  } catch {
    throw new GreenButtonError(1, `the encoding "${label}" is not known.`);
  }
}

function decode(reader: FeedReader, run: () => string): string {
  try {
    return run();
  } catch {
    throw new GreenButtonError(reader.line, 'the text is not in the encoding that the file names.');
  }
}

interface Entry {
  self: string;
  up: string;
  related: string[];
  title: string;
  published: number;
  resources: { kind: Exclude<ResourceKind, 'IntervalBlock'>; fields: Fields; line: number }[];
  readings: (RawReading & { published: number })[];
}

const emptyEntry = (): Entry => ({
  self: '',
  up: '',
  related: [],
  title: '',
  published: 0,
  resources: [],
  readings: [],
});

/** Follows the tags of one file. */
class FeedReader {
  readonly #parts: GreenButtonParts;
  readonly #parser = new SaxesParser({ xmlns: true, position: true });
  readonly #path: string[] = [];
  #entry = emptyEntry();
  #text = '';
  #kind: ResourceKind | undefined;
  #fields = new Fields();
  /** How deep the resource, and the reading within it, begin. */
  #resourceDepth = 0;
  #readingDepth = 0;
  #reading: Fields | undefined;
  #step = 0;
  #readings = 0;
  #sincePiece = 0;
  #found = false;

  constructor(parts: GreenButtonParts) {
    this.#parts = parts;
    const parser = this.#parser;
    parser.on('error', (error) => this.#refuse(error.message.replace(/^\d+:\d+: /, '').replace(/\.?$/, '.')));
    parser.on('doctype', () => this.#refuse('a document type (<!DOCTYPE>) is not read.'));
    parser.on('text', (text) => {
      this.#sincePiece = 0;
      this.#text += text;
      if (this.#text.length > limits.piece) this.#refuse('a text is longer than a million characters.');
    });
    parser.on('cdata', (text) => {
      this.#sincePiece = 0;
      this.#text += text;
      if (this.#text.length > limits.piece) this.#refuse('a text is longer than a million characters.');
    });
    parser.on('opentag', (tag) => this.#open(tag));
    parser.on('closetag', (tag) => this.#close(tag));
  }

  get line(): number {
    return this.#parser.line;
  }

  write(text: string): void {
    if (text === '') return;
    this.#sincePiece += text.length;
    this.#parser.write(text);
    if (this.#sincePiece > limits.piece + text.length)
      this.#refuse('a text or a tag is longer than a million characters.');
  }

  end(): void {
    const { line } = this;
    this.#parser.close();
    this.#endEntry();
    if (!this.#found) throw new GreenButtonError(line, 'the file holds no Green Button data.');
  }

  #refuse(reason: string): never {
    throw new GreenButtonError(this.line, reason);
  }

  #open(tag: SaxesTagNS): void {
    this.#sincePiece = 0;
    this.#text = '';
    this.#path.push(tag.local);
    if (this.#path.length > limits.depth) this.#refuse(`elements lie deeper than ${limits.depth} in one another.`);
    if (tag.uri === atom) this.#openAtom(tag);
    else if (tag.uri !== espi) {
      if (this.#path.length === 1) this.#refuse(`<${tag.local.slice(0, 40)}> begins no Green Button file.`);
    } else if (this.#kind === undefined) {
      const kind = resourceKinds.find((one) => one === tag.local);
      if (!kind) return;
      this.#found = true;
      this.#kind = kind;
      this.#fields = new Fields();
      this.#resourceDepth = this.#path.length;
      this.#step = 0;
    } else if (this.#kind === 'IntervalBlock' && tag.local === 'IntervalReading') {
      this.#reading = new Fields();
      this.#readingDepth = this.#path.length;
    }
  }

  #openAtom({ local, attributes }: SaxesTagNS): void {
    if (local === 'entry') this.#entry = emptyEntry();
    if (local !== 'link' || !this.#path.includes('entry')) return;
    const path = pathOf(attributes.href?.value ?? '');
    const rel = attributes.rel?.value;
    if (rel === 'self') this.#entry.self = path;
    else if (rel === 'up') this.#entry.up = path;
    else if (rel === 'related') this.#entry.related.push(path);
  }

  #close(tag: SaxesTagNS): void {
    this.#sincePiece = 0;
    const depth = this.#path.length;
    const text = this.#text.trim();
    this.#text = '';
    if (tag.uri === atom) this.#closeAtom(tag.local, text);
    else if (this.#reading && depth === this.#readingDepth) this.#endReading(this.#reading);
    else if (this.#kind !== undefined && depth === this.#resourceDepth) this.#endResource(this.#kind);
    else if (text !== '' && this.#reading)
      this.#reading.add(this.#path.slice(this.#readingDepth).join('/'), { text, line: this.line });
    else if (text !== '' && this.#kind !== undefined)
      this.#fields.add(this.#path.slice(this.#resourceDepth).join('/'), { text, line: this.line });
    this.#path.pop();
  }

  #closeAtom(local: string, text: string): void {
    if (local === 'entry') this.#endEntry();
    else if (!this.#path.includes('entry') || this.#kind !== undefined) return;
    else if (local === 'title') this.#entry.title = text.slice(0, 200);
    else if (local === 'published' || (local === 'updated' && this.#entry.published === 0)) {
      const instant = Math.floor(Date.parse(text) / 1000);
      if (Number.isNaN(instant)) this.#refuse(`<${local}> is not a time.`);
      this.#entry.published = instant;
    }
  }

  #endReading(fields: Fields): void {
    this.#reading = undefined;
    this.#readings += 1;
    if (this.#readings > limits.readings) this.#refuse(`there are more than ${limits.readings} readings.`);
    const found = readingOf(fields, this.#fields.instant('interval/start'), this.#step, this.line);
    this.#step += 1;
    if (found) this.#entry.readings.push(found);
  }

  #endResource(kind: ResourceKind): void {
    if (kind !== 'IntervalBlock') this.#entry.resources.push({ kind, fields: this.#fields, line: this.line });
    this.#kind = undefined;
  }

  /** Links and times may stand behind the content, so an entry is taken when it ends. */
  #endEntry(): void {
    const { self, up, related, title, published, resources, readings } = this.#entry;
    const links: Resource = { self, up, related, title };
    for (const { kind, fields, line } of resources) addResource(this.#parts, kind, fields, links, line);
    if (readings.length > 0) {
      const path = up || self.replace(/\/[^/]*$/, '');
      const before = this.#parts.readings.get(path) ?? [];
      for (const reading of readings) {
        reading.published = published;
        before.push(reading);
      }
      this.#parts.readings.set(path, before);
    }
    this.#entry = emptyEntry();
  }
}
