import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface Mail {
  readonly recipients: readonly string[];
  readonly from: string;
  readonly raw: string;
}

/** A mail server of a test, which can be taken away and put back. */
export interface MailSink {
  readonly url: string;
  /** What it took, in turn. */
  readonly mails: Mail[];
  stop(): Promise<void>;
  /** Puts it back at the same address. */
  start(): Promise<void>;
}

/** What a mail server of a test is like; without it, any port, and mail for everybody is taken. */
export interface MailSinkOptions {
  readonly port?: number;
  /** Whom it does not know. */
  readonly isUnknown?: (address: string) => boolean;
  /** Is given what says that a mail was taken, for its own time; without it that is said at once. */
  readonly take?: (say: () => void) => void;
}

/** Opens a mail server that keeps what it is given. */
export async function mailSink({
  port = 0,
  isUnknown = () => false,
  take = (say) => say(),
}: MailSinkOptions = {}): Promise<MailSink> {
  const mails: Mail[] = [];
  let server = serverFor(mails, isUnknown, take);
  const at = await listen(server, port);
  return {
    url: `smtp://127.0.0.1:${at}`,
    mails,
    stop: () => new Promise((done) => server.close(() => done())),
    start: async () => {
      server = serverFor(mails, isUnknown, take);
      await listen(server, at);
    },
  };
}

/** A mail with the lines joined that were broken on the way. */
export const unbroken = (mail: Mail | undefined): string => (mail?.raw ?? '').replaceAll('=\r\n', '');

function serverFor(
  mails: Mail[],
  isUnknown: (address: string) => boolean,
  take: (say: () => void) => void,
): SMTPServer {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!isUnknown(address)) return done();
      done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      const pieces: Buffer[] = [];
      stream.on('data', (piece: Buffer) => pieces.push(piece));
      stream.on('end', () => {
        const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
        const recipients = envelope.rcptTo.map(({ address }) => address);
        mails.push({ recipients, from, raw: Buffer.concat(pieces).toString('utf8') });
        take(done);
      });
    },
  });
  // Callers that are killed break their connections off.
  server.on('error', () => undefined);
  return server;
}

async function listen(server: SMTPServer, port: number): Promise<number> {
  const listening = await new Promise<ReturnType<SMTPServer['listen']>>((done) => {
    const opened = server.listen(port, '127.0.0.1', () => done(opened));
  });
  const at = listening.address();
  if (typeof at !== 'object' || at === null) throw new Error('The mail server does not listen.');
  return at.port;
}
