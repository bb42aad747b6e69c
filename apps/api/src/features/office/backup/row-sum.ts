import { createHash, type Hash } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

const newline = 0x0a;

/**
 * Lets COPY's rows through and sums them up: how many there are, and a sum over their hashes in which the order does
 * not count, since a table has none.
 */
export class RowSum extends Transform {
  rows = 0;
  #sum = 0n;
  #begun: Buffer[] = [];

  get sum(): string {
    return this.#sum.toString(16).padStart(16, '0');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    let from = 0;
    for (let end = chunk.indexOf(newline); end !== -1; end = chunk.indexOf(newline, from)) {
      const rest = chunk.subarray(from, end);
      this.#take(this.#begun.length === 0 ? rest : Buffer.concat([...this.#begun, rest]));
      this.#begun = [];
      from = end + 1;
    }
    if (from < chunk.length) this.#begun.push(chunk.subarray(from));
    done(null, chunk);
  }

  #take(row: Buffer): void {
    this.rows += 1;
    const digest = createHash('sha1').update(row).digest();
    this.#sum = BigInt.asUintN(64, this.#sum + digest.readBigUInt64BE());
  }
}

/** Lets bytes through and hashes them. */
export class ByteHash extends Transform {
  readonly #hash: Hash = createHash('sha256');

  /** Once all has gone through. */
  hex(): string {
    return this.#hash.digest('hex');
  }

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#hash.update(chunk);
    done(null, chunk);
  }
}
