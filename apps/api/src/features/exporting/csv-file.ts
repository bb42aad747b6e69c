/** A CSV file as the billing system reads it (RFC 4180, UTF-8, no mark in front). Texts that are empty stay empty. */
export function csvFile(
  header: readonly string[],
  rows: readonly (readonly (string | number | boolean | null)[])[],
): string {
  return [header, ...rows].map((row) => `${row.map(fieldOf).join(',')}\r\n`).join('');
}

function fieldOf(cell: string | number | boolean | null): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Y' : 'N';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Cents as `92.00`. */
export const dollarsText = (cents: number): string => (cents / 100).toFixed(2);
