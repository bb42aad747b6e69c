import { KeysSeen } from '../checks/keys-seen.ts';

/**
 * The keys of rows that were taken. Of a key 16 bytes are kept, in two tables of independent hashes: that two of ten
 * million keys are taken for one is less likely than that the disk lies.
 */
export class SeenKeys {
  readonly #one = new KeysSeen();
  readonly #other = new KeysSeen();

  /** Adds a key; answers whether it was there before. */
  add(key: string): boolean {
    const [inOne, inOther] = [this.#one.add(key), this.#other.add(`${key}\u0000${key.length}`)];
    return inOne && inOther;
  }
}
