/** What the log says of an error. */
export interface LoggedError {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly table?: string;
  readonly constraint?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
}

const deepest = 4;
/** Of a message no more is read: it may repeat what a caller sent, and the patterns take long over long texts. */
const longestRead = 1000;

/**
 * An error for the log: its kind, where it happened, and its first sentence without what it quotes. Databases, parsers
 * and mail servers repeat values in their messages, and the layer above the database repeats the whole query.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' };
  const { code, table, constraint } = namesOf(error);
  const stack = framesOf(error);
  return {
    type: error.name,
    message: withoutValues(error.message),
    ...(code && { code }),
    ...(table && { table }),
    ...(constraint && { constraint }),
    ...(stack && { stack }),
    ...(error.cause instanceof Error && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** The first line of a message without what may be somebody's: quoted text, addresses, numbers, long words. */
export function withoutValues(message: string): string {
  const [first = ''] = message.slice(0, longestRead).split(/[\r\n]/);
  if (/^failed query/i.test(first)) return 'Failed query';
  return first
    .replace(/(["“”'‘’`])(?:(?!\1).)*(["“”'‘’`]|$)/g, '…')
    .replace(/\S+@\S+/g, '…')
    .replace(/\(.*?\)/g, '(…)')
    .replace(/[?&]\S+/g, '…')
    .replace(/[\w-]{24,}/g, '…')
    .replace(/\d[\d-]{2,}/g, '…')
    .slice(0, 200);
}

/** Names of the program and of the database; never a value. */
function namesOf(error: Error): Partial<Record<'code' | 'table' | 'constraint', string>> {
  const name = (value: unknown): string | undefined =>
    typeof value === 'string' && /^[\w.-]{1,80}$/.test(value) ? value : undefined;
  const code = 'code' in error ? name(error.code) : undefined;
  const table = 'table' in error ? name(error.table) : undefined;
  const constraint = 'constraint' in error ? name(error.constraint) : undefined;
  return { ...(code && { code }), ...(table && { table }), ...(constraint && { constraint }) };
}

/** The places, without the message that stands above them. */
function framesOf(error: Error): string | undefined {
  const frames = (error.stack ?? '').split('\n').filter((line) => /^ {4}at [^"']*$/.test(line));
  return frames.length > 0
    ? frames
        .slice(0, 12)
        .map((frame) => frame.trim())
        .join('\n')
    : undefined;
}
