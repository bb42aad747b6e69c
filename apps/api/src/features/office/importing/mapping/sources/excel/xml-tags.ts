import type { Readable } from 'node:stream';
import { SaxesParser } from 'saxes';
import { UnreadableFile } from '../../../reading/unreadable-file.ts';

/** Longest text of one element: Excel's own bound for a cell. */
const maxText = 32_767;

/** An element that begins or ends; names have no prefix. */
export type XmlEvent =
  | { readonly kind: 'open'; readonly name: string; readonly of: (attribute: string) => string }
  | { readonly kind: 'close'; readonly name: string; readonly text: string };

/**
 * Streams the elements of a part. It is strict XML 1.0 without a document type, so that nothing in it grows or is fetched;
 * attributes are asked for by name, so that none is taken for something of JavaScript's.
 */
export async function* xmlTags(part: Readable): AsyncGenerator<XmlEvent> {
  const parser = new SaxesParser();
  let events: XmlEvent[] = [];
  let text = '';
  const fail = (reason: string): never => {
    throw new UnreadableFile(parser.line, reason);
  };
  parser.on('error', () => fail('is a workbook whose XML is broken'));
  parser.on('doctype', () => fail('has a document type (<!DOCTYPE>), which is not read'));
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    const own = new Map(Object.entries(attributes).map(([key, value]) => [bareName(key), value]));
    events.push({ kind: 'open', name: bareName(name), of: (attribute) => own.get(attribute) ?? '' });
  });
  parser.on('text', (more) => {
    text += more;
    if (text.length > maxText) fail('has a cell that is too long');
  });
  parser.on('closetag', ({ name }) => {
    events.push({ kind: 'close', name: bareName(name), text });
    text = '';
  });
  const decoder = new TextDecoder();
  for await (const chunk of part) {
    parser.write(decoder.decode(chunk, { stream: true }));
    yield* events;
    events = [];
  }
  parser.close();
  yield* events;
}

const bareName = (name: string): string => name.slice(name.indexOf(':') + 1);
