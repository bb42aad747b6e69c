import { childOf, readXml, textIn, type XmlBounds, type XmlElement, XmlRefused, xmlElement, xmlText } from './xml.ts';

const envelopeSpace = 'http://schemas.xmlsoap.org/soap/envelope/';
const headerName = 'MultiSpeakMsgHeader';

/** The namespace of MultiSpeak's messages. */
export const multispeakSpace = 'http://www.multispeak.org/Version_3.0';

/** The other side said that it could not do what it was asked. */
export class SoapFault extends Error {}

/** A message that was read. */
export interface SoapMessage {
  /** Attributes of MultiSpeak's header, by their names. */
  readonly header: ReadonlyMap<string, string>;
  /** What was asked, or answered. */
  readonly body: XmlElement;
}

/** A message of SOAP 1.1. What is in it is XML already. */
export function writeSoap(
  header: Readonly<Record<string, string | undefined>>,
  operation: string,
  inside: string,
): string {
  const space = { xmlns: multispeakSpace };
  const envelope = xmlElement(
    'soap:Envelope',
    { 'xmlns:soap': envelopeSpace },
    xmlElement('soap:Header', {}, xmlElement(headerName, { ...space, ...header })),
    xmlElement('soap:Body', {}, xmlElement(operation, space, inside)),
  );
  return `<?xml version="1.0" encoding="utf-8"?>${envelope}`;
}

/** A message that says that something could not be done. */
export function writeSoapFault(who: 'Client' | 'Server', says: string): string {
  const fault = `<faultcode>soap:${who}</faultcode><faultstring>${xmlText(says)}</faultstring>`;
  const body = xmlElement('soap:Body', {}, xmlElement('soap:Fault', {}, fault));
  return `<?xml version="1.0" encoding="utf-8"?>${xmlElement('soap:Envelope', { 'xmlns:soap': envelopeSpace }, body)}`;
}

/** Reads a message of SOAP 1.1 strictly. Throws `SoapFault` where it is one, and `XmlRefused` where it is no message. */
export function readSoap(text: string, most?: XmlBounds): SoapMessage {
  const envelope = readXml(text, most);
  if (envelope.name !== 'Envelope' || envelope.namespace !== envelopeSpace)
    throw new XmlRefused('This is no SOAP 1.1 envelope.');
  const header = childOf(envelope, 'Header');
  const [body, ...others] = childOf(envelope, 'Body')?.children ?? [];
  if (!body || others.length > 0) throw new XmlRefused('The body has not exactly one element.');
  if (body.name === 'Fault') throw new SoapFault(textIn(body, 'faultstring') ?? 'no reason was said');
  return { header: (header && childOf(header, headerName)?.attributes) ?? new Map(), body };
}
