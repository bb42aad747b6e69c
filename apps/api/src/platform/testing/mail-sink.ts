import { SMTPServer } from 'smtp-server';

/** A mail server of a test. */
export interface MailSink {
  readonly url: string;
  /** What it took, in turn, with the lines joined that were broken on the way. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** Opens a mail server that takes mail for everybody, or for everybody but whom it does not know. */
export async function mailSink(isUnknown: (address: string) => boolean = () => false): Promise<MailSink> {
  const mails: string[] = [];
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!isUnknown(address)) return done();
      const refused = new Error('5.1.1 No such user here');
      done(Object.assign(refused, { responseCode: 550 }));
    },
    onData: (stream, _session, done) => {
      let text = '';
      stream.on('data', (chunk) => {
        text += chunk;
      });
      stream.on('end', () => {
        mails.push(text.replaceAll('=\r\n', ''));
        done();
      });
    },
  });
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const at = smtp.server.address();
  if (typeof at !== 'object' || at === null) throw new Error('The mail server does not listen.');
  return {
    url: `smtp://127.0.0.1:${at.port}`,
    mails,
    close: () => new Promise((done) => smtp.close(done)),
  };
}
