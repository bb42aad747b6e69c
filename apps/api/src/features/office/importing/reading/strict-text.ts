import { isUtf8 } from 'node:buffer';
import { Transform } from 'node:stream';
import { UnreadableFile } from './unreadable-file.ts';

/** How a file's bytes make text. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

const names: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
};

/** With this byte DOS ended its files, and filled them up to a whole block. */
const endOfFile = '\u001A';

/** A text without the bytes that end a file of DOS. */
export function withoutEndOfFile(text: string): string {
  let end = text.length;
  while (text[end - 1] === endOfFile) end -= 1;
  return end === text.length ? text : text.slice(0, end);
}

/** Lets only valid text through, without the bytes that end a file of DOS; says on which line it stops being that. */
export function strictText(encoding: Encoding = 'utf-8'): Transform {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let line = 1;
  /** What may be the end of the file; text when more follows. */
  let held = '';
  return new Transform({
    // Texts are handed on as they are, not as bytes once more.
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      try {
        const text = held + decoder.decode(chunk, { stream: true });
        const whole = withoutEndOfFile(text);
        held = text.slice(whole.length);
        line += text.split('\n').length - 1;
        done(null, whole);
      } catch {
        const further = encoding === 'utf-8' ? badLineIn(chunk) : 0;
        done(new UnreadableFile(line + further, `is not ${names[encoding]}`));
      }
    },
    flush(done) {
      try {
        done(null, decoder.decode());
      } catch {
        done(new UnreadableFile(line, 'ends in the middle of a character'));
      }
    },
  });
}

/** How many lines into a chunk it stops being UTF-8. The chunk may begin in the middle of a character. */
function badLineIn(chunk: Buffer): number {
  const lines = chunk
    .toString('latin1')
    .replace(/^[\x80-\xbf]{1,3}/, '')
    .split('\n');
  return Math.max(
    0,
    lines.findIndex((line) => !isUtf8(Buffer.from(line, 'latin1'))),
  );
}
