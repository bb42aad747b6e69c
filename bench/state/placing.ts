/** Places things on so many machines: the largest first, each onto the machine that has least so far. */
export function placed<T>(all: readonly T[], machines: number, sizeOf: (one: T) => number): T[][] {
  const on = Array.from({ length: machines }, () => ({ size: 0, all: [] as T[] }));
  for (const one of [...all].sort((a, b) => sizeOf(b) - sizeOf(a))) {
    const least = on.reduce((found, machine) => (machine.size < found.size ? machine : found));
    least.size += sizeOf(one);
    least.all.push(one);
  }
  return on.map((machine) => machine.all);
}
