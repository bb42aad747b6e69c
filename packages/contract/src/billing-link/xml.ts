import { SaxesParser, type SaxesTagNS } from 'saxes';

/** A text that is not the XML that we take. */
export class XmlRefused extends Error {}

/** An element: its name without a prefix, its namespace, attributes by their names, and what is in it. */
export interface XmlElement {
  readonly name: string;
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

/** How large a text may be: letters, elements within one another, elements in all. */
export interface XmlBounds {
  readonly letters: number;
  readonly depth: number;
  readonly elements: number;
}

/** The largest that is read. */
const usualXml: XmlBounds = { letters: 1_048_576, depth: 50, elements: 20_000 };

/** The largest answer of an outage system: a storm takes the power from many places. */
export const largeXml: XmlBounds = { letters: 16_777_216, depth: 50, elements: 200_000 };

type Open = XmlElement & { readonly children: XmlElement[]; text: string };

/**
 * Reads XML strictly. What declares a document type, uses an entity of its own, has an instruction for another program, or
 * passes a bound is refused: nothing is expanded and nothing is fetched (billing-link-11).
 */
export function readXml(text: string, most: XmlBounds = usualXml): XmlElement {
  if (text.length > most.letters) throw new XmlRefused(`The text has more than ${most.letters} letters.`);
  const parser = new SaxesParser({ xmlns: true });
  const open: Open[] = [];
  let root: XmlElement | undefined;
  let elements = 0;
  const refuse = (why: string): never => {
    throw new XmlRefused(why);
  };
  parser.on('error', ({ message }) => refuse(message));
  parser.on('doctype', () => refuse('A document type is not taken.'));
  parser.on('processinginstruction', () => refuse('An instruction to another program is not taken.'));
  parser.on('opentag', (tag) => {
    elements += 1;
    if (elements > most.elements) refuse(`There are more than ${most.elements} elements.`);
    if (open.length >= most.depth) refuse(`Elements lie more than ${most.depth} deep.`);
    open.push(opened(tag));
  });
  const add = (more: string): void => {
    const last = open.at(-1);
    if (last) last.text += more;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => {
    const closed = open.pop();
    if (!closed) return;
    const around = open.at(-1);
    if (around) around.children.push(closed);
    else root = closed;
  });
  parser.write(text).close();
  return root ?? refuse('There is no element.');
}

function opened({ local, uri, attributes }: SaxesTagNS): Open {
  const named = Object.values(attributes).map(({ name, value }) => [name, value] as const);
  return { name: local, namespace: uri, attributes: new Map(named), children: [], text: '' };
}

/** The first element of a name within another; undefined where there is none. */
export const childOf = ({ children }: XmlElement, name: string): XmlElement | undefined =>
  children.find((child) => child.name === name);

/** All elements of a name within another. */
export const childrenOf = ({ children }: XmlElement, name: string): readonly XmlElement[] =>
  children.filter((child) => child.name === name);

/** What stands in the first element of a name, without blanks around it; undefined where there is none, or nothing in it. */
export function textIn(element: XmlElement, name: string): string | undefined {
  return childOf(element, name)?.text.trim() || undefined;
}

/** Letters that XML has no way of writing. */
const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** A text as it stands in XML, between tags or in an attribute. */
export const xmlText = (text: string): string =>
  text.replace(unwritable, '').replace(/[&<>"'\t\n\r]/g, (mark) => marks[mark] ?? `&#${mark.charCodeAt(0)};`);

/** An element as text; what is in it is XML already. Attributes that are undefined are left away. */
export function xmlElement(
  name: string,
  attributes: Readonly<Record<string, string | undefined>>,
  ...inside: readonly string[]
): string {
  const written = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${xmlText(value)}"`],
  );
  return `<${name}${written.join('')}>${inside.join('')}</${name}>`;
}
