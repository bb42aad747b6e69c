import type { ImportProgress } from '../../features/office/importing/public.ts';

/** Says on one line of the terminal how far an import is. */
export function showProgress({ step, file, rows, part }: ImportProgress): void {
  const share = part === undefined ? '' : `, ${Math.floor(part * 100)} %`;
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${step} ${file}: ${rows.toLocaleString('en-US')} rows${share}`);
}

/** Clears that line. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
}
