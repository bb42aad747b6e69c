import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface Mail {
  readonly recipients: readonly string[];
  readonly raw: string;
}

/** A mail server on this machine that keeps what it is given. */
export async function mailSink(): Promise<{ url: string; mails: readonly Mail[]; close(): Promise<void> }> {
  const mails: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, raw: Buffer.concat(pieces).toString('utf8') });
        done();
      });
    },
  });
  const port = await new Promise<number>((resolve) => {
    const listening = server.listen(0, '127.0.0.1', () => {
      const address = listening.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

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
