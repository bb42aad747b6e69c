import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readSoap, SoapFault, writeSoap, writeSoapFault } from './soap.ts';
import { largeXml, readXml, XmlRefused, xmlElement, xmlText } from './xml.ts';

describe('XML that is read', () => {
  it.each([
    ['a document type', '<!DOCTYPE a><a/>'],
    ['an entity that grows', '<!DOCTYPE a [<!ENTITY b "bbbb"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>'],
    ['an entity that is fetched', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'],
    ['an entity without a document type', '<a>&b;</a>'],
    ['an instruction', '<a><?php echo 1 ?></a>'],
    ['an instruction for a style', '<?xml-stylesheet href="http://other.example/x.xsl"?><a/>'],
    ['more than a megabyte', `<a>${'b'.repeat(1_048_577)}</a>`],
    ['too deep', `${'<a>'.repeat(51)}${'</a>'.repeat(51)}`],
    ['too many elements', `<a>${'<b/>'.repeat(20_000)}</a>`],
    ['a prefix that is not declared', '<b:a/>'],
    ['two roots', '<a/><a/>'],
    ['a tag that is not closed', '<a>'],
    ['an attribute twice', '<a b="1" b="2"/>'],
    ['nothing', ''],
    ['no XML', '{"balance":1}'],
  ])('%s is refused', (_what, text) => {
    expect(() => readXml(text)).toThrow(XmlRefused);
  });

  it('may be larger where it names the places of a storm, and has bounds there too', () => {
    const elements = (count: number) => `<a>${'<b/>'.repeat(count - 1)}</a>`;
    expect(readXml(elements(largeXml.elements), largeXml).children).toHaveLength(largeXml.elements - 1);
    expect(() => readXml(elements(largeXml.elements + 1), largeXml)).toThrow(XmlRefused);
    expect(() => readXml(`<a>${'b'.repeat(largeXml.letters)}</a>`, largeXml)).toThrow(XmlRefused);
  });

  it('may lie 50 deep', () => {
    expect(readXml(`${'<a>'.repeat(50)}${'</a>'.repeat(50)}`).name).toBe('a');
  });

  it('takes names of attributes as texts alone', () => {
    expect(readXml('<a __proto__="1" constructor="2"/>').attributes.get('constructor')).toBe('2');
  });

  it('is what was written, in a text and in an attribute, but for letters that XML has not', () => {
    const unwritable = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const read = readXml(xmlElement('a', { b: text }, xmlText(text)));
        const writable = text.replace(unwritable, '');
        expect([read.text, read.attributes.get('b')]).toEqual([writable, writable]);
      }),
    );
  });
});

describe('a SOAP message', () => {
  it('is read as it was written, with its header', () => {
    const message = readSoap(writeSoap({ UserID: 'portal', Pwd: 'a<b' }, 'PingURL', '<a>1</a>'));
    expect([message.body.name, message.header.get('Pwd')]).toEqual(['PingURL', 'a<b']);
    expect(message.body.children[0]?.text).toBe('1');
  });

  it('that is a fault is thrown with its reason', () => {
    expect(() => readSoap(writeSoapFault('Server', 'no such account'))).toThrow(new SoapFault('no such account'));
  });

  it('with two bodies, without one, or in another envelope is refused', () => {
    const soap = 'http://schemas.xmlsoap.org/soap/envelope/';
    const envelope = (body: string, space = soap) => `<s:Envelope xmlns:s="${space}">${body}</s:Envelope>`;
    expect(() => readSoap(envelope('<s:Body><a/><b/></s:Body>'))).toThrow(XmlRefused);
    expect(() => readSoap(envelope('<s:Header/>'))).toThrow(XmlRefused);
    expect(() => readSoap(envelope('<s:Body><a/></s:Body>', 'urn:other'))).toThrow(XmlRefused);
  });
});
