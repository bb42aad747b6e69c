import { SMTPServer } from 'smtp-server';

/** A mail server that takes everything, counts each message by its Message-ID, and can be taken away and put back. */
export interface MailSink {
  readonly url: string;
  /** How often each message was handed over. */
  readonly taken: ReadonlyMap<string, number>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

/** Opens the mail server on a port. */
export async function openMailSink(port: number): Promise<MailSink> {
  const taken = new Map<string, number>();
  let server: SMTPServer | undefined;
  const start = async (): Promise<void> => {
    const made = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        const pieces: Buffer[] = [];
        stream.on('data', (piece: Buffer) => pieces.push(piece));
        stream.on('end', () => {
          const id = /^message-id:\s*<?([^>\s]+)/im.exec(Buffer.concat(pieces).toString())?.[1] ?? 'without';
          taken.set(id, (taken.get(id) ?? 0) + 1);
          done();
        });
      },
    });
    made.on('error', () => undefined);
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    server = made;
  };
  await start();
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    start,
    stop: async () => {
      const stopping = server;
      server = undefined;
      if (stopping) await new Promise<void>((resolve) => stopping.close(resolve));
    },
  };
}
