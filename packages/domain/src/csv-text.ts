/**
 * A text that a spreadsheet would run as a formula, with a quote before it; a number stays one. Some spreadsheets take the
 * wide and small forms of these signs (＝, ＋, －, ＠) for the signs themselves.
 */
export const defused = (text: string): string =>
  /^[=+\-@\t\r\n]/.test(text.slice(0, 1).normalize('NFKC')) && !/^-?\d+(\.\d+)?$/.test(text) ? `'${text}` : text;

/** A text as a field of a CSV file (RFC 4180). */
export const quoted = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
