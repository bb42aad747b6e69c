/**
 * The keys of a file, eight bytes each in a table that is at most three quarters full, however long the keys are: the texts
 * themselves would take a hundred. Two keys may share their eight bytes, so what it says to have seen is looked at again.
 */
export class KeysSeen {
  #slots = new Uint32Array(2 * 1024);
  #count = 0;

  /** Adds a key. Answers whether it may have been there before; never false for one that was. */
  add(key: string): boolean {
    if (this.#count * 2 >= this.#slots.length * 0.75) this.#grow();
    const [first, second] = hashOf(key);
    const isNew = put(this.#slots, first, second);
    if (isNew) this.#count += 1;
    return !isNew;
  }

  #grow(): void {
    const before = this.#slots;
    this.#slots = new Uint32Array(before.length * 2);
    for (let at = 0; at < before.length; at += 2) {
      const first = before[at] ?? 0;
      if (first !== 0) put(this.#slots, first, before[at + 1] ?? 0);
    }
  }
}

/** Puts a hash into its place, or the next that is free; false where it stands already. An empty place begins with 0. */
function put(slots: Uint32Array, first: number, second: number): boolean {
  const mask = slots.length / 2 - 1;
  for (let place = second & mask; ; place = (place + 1) & mask) {
    const there = slots[place * 2];
    if (there === 0) {
      slots[place * 2] = first;
      slots[place * 2 + 1] = second;
      return true;
    }
    if (there === first && slots[place * 2 + 1] === second) return false;
  }
}

/** Two numbers of 32 bits, the first never 0. */
function hashOf(key: string): readonly [number, number] {
  let first = 0xdeadbeef;
  let second = 0x41c6ce57;
  for (let at = 0; at < key.length; at += 1) {
    const code = key.charCodeAt(at);
    first = Math.imul(first ^ code, 2654435761);
    second = Math.imul(second ^ code, 1597334677);
  }
  first = Math.imul(first ^ (first >>> 16), 2246822507) ^ Math.imul(second ^ (second >>> 13), 3266489909);
  second = Math.imul(second ^ (second >>> 16), 2246822507) ^ Math.imul(first ^ (first >>> 13), 3266489909);
  return [first >>> 0 || 1, second >>> 0];
}
