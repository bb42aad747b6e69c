/** Numbers from 0 on, first in, first out. */
export interface NumberQueue {
  push(one: number): void;
  /** The one that waited longest; -1 where none waits. */
  take(): number;
}

/** An empty queue. It is a ring that doubles when it is full, so that taking the first costs nothing. */
export function numberQueue(): NumberQueue {
  let ring = new Int32Array(64);
  let [first, length] = [0, 0];
  return {
    push: (one) => {
      if (length === ring.length) {
        const larger = new Int32Array(ring.length * 2);
        for (let at = 0; at < length; at += 1) larger[at] = ring[(first + at) % ring.length] ?? 0;
        ring = larger;
        first = 0;
      }
      ring[(first + length) % ring.length] = one;
      length += 1;
    },
    take: () => {
      if (length === 0) return -1;
      const one = ring[first] ?? -1;
      first = (first + 1) % ring.length;
      length -= 1;
      return one;
    },
  };
}
