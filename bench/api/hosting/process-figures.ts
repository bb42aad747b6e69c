import { readdirSync, readFileSync } from 'node:fs';

/** Ticks of the processor's clock in a second, as Linux counts them. */
const ticks = 100;

const statOf = (pid: number): readonly string[] => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may hold spaces.
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
};

/** Processor seconds that a process has used, those of its ended children among them. */
export function cpuSeconds(pid: number): number {
  const fields = statOf(pid);
  const used = [11, 12, 13, 14].reduce((sum, field) => sum + Number(fields[field] ?? 0), 0);
  return used / ticks;
}

/** The same of a process with all that it has started. */
export function treeCpuSeconds(pid: number): number {
  const children = readdirSync('/proc').filter((name) => {
    try {
      return /^\d+$/.test(name) && Number(statOf(Number(name))[1]) === pid;
    } catch {
      return false;
    }
  });
  return children.reduce((sum, child) => sum + safely(() => treeCpuSeconds(Number(child))), cpuSeconds(pid));
}

const safely = (read: () => number): number => {
  try {
    return read();
  } catch {
    return 0;
  }
};

/** Memory of a process, in megabytes: what it has for itself and what it shares. */
export function memoryMb(pid: number): number {
  const found = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(found?.[1] ?? 0) / 1024;
}

/** How busy the machine is, whoever keeps it so. */
export const load = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ').slice(0, 3).join(' ');
