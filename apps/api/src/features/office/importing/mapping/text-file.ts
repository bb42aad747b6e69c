import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file that is written piece by piece, no faster than the disk takes it. */
export interface TextFile {
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const bufferSize = 65_536;

export function textFile(path: string): TextFile {
  const stream = createWriteStream(path);
  // Without a listener a failing disk would end the process; `write` and `end` tell of it.
  stream.on('error', () => undefined);
  let waiting = '';
  return {
    async write(text) {
      if (stream.errored) throw stream.errored;
      waiting += text;
      if (waiting.length < bufferSize) return;
      const isFull = !stream.write(waiting);
      waiting = '';
      if (isFull) await once(stream, 'drain');
    },
    async end() {
      stream.end(waiting);
      await finished(stream);
    },
  };
}
