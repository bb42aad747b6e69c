import type { Mail } from '../../apps/api/src/platform/testing/mail-sink.ts';

/** The heads of a mail by their names in small letters, folded lines put together. */
export function headsOf({ raw }: Mail): Map<string, string[]> {
  const [head = ''] = raw.split('\r\n\r\n');
  const heads = new Map<string, string[]>();
  for (const line of head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).toLowerCase();
    heads.set(name, [...(heads.get(name) ?? []), line.slice(at + 1).trim()]);
  }
  return heads;
}

/** The HTML part of a mail as a reader would show it. */
export function htmlOf({ raw }: Mail): string {
  const [, part = ''] = raw.split(/Content-Type: text\/html[^\r\n]*\r\n/i);
  const [head = '', ...rest] = part.split('\r\n\r\n');
  const [body = ''] = rest.join('\r\n\r\n').split(/\r\n--/);
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
  return /quoted-printable/i.test(head) ? Buffer.from(bytes, 'latin1').toString('utf8') : body;
}
