import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** A file of an archive, as it is made. */
export interface FileToZip {
  readonly name: string;
  /** It is packed in itself, as PDFs are. */
  readonly isPacked?: true;
  readonly pieces: AsyncIterable<Uint8Array | string>;
}

/** A ZIP of files, one after the other as they are made: no more of it is held than a piece. */
export async function* zipOf(files: AsyncIterable<FileToZip>, madeAt: Date): AsyncIterable<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    made.push(piece);
  });
  const encoder = new TextEncoder();
  for await (const { name, isPacked, pieces } of files) {
    const file = isPacked ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 });
    file.mtime = madeAt;
    zip.add(file);
    for await (const piece of pieces) {
      file.push(typeof piece === 'string' ? encoder.encode(piece) : piece);
      yield* made.splice(0);
    }
    file.push(new Uint8Array(0), true);
    yield* made.splice(0);
  }
  zip.end();
  yield* made.splice(0);
}
