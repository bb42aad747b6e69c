import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

/** A file that is written piece by piece, no faster than the disk takes it. */
export interface TextFile {
  /** Undefined where there is nothing to wait for, as is so for nearly every row. */
  write(text: string): Promise<unknown> | undefined;
  end(): Promise<void>;
}

const bufferSize = 65_536;

/** Opens a file that begins with a text. */
export function textFile(path: string, begins: string): TextFile {
  const stream = createWriteStream(path);
  // Without a listener a failing disk would end the process; `write` and `end` tell of it.
  stream.on('error', () => undefined);
  let waiting = begins;
  return {
    write(text) {
      if (stream.errored) throw stream.errored;
      waiting += text;
      if (waiting.length < bufferSize) return undefined;
      const isFull = !stream.write(waiting);
      waiting = '';
      return isFull ? once(stream, 'drain') : undefined;
    },
    async end() {
      stream.end(waiting);
      await finished(stream);
    },
  };
}
