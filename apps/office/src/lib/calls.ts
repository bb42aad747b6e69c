import { askedByPage } from '@rochdale/contract/asked-by';
import type { CallParts } from '@rochdale/contract/operation';
import type {
  OfficeInputOf,
  OfficeOperationName,
  OfficeResponseOf,
  OfficeRouteOf,
} from '@rochdale/contract/operations/office/office-operations';
import { badRequest, type FieldError, failure } from '@rochdale/contract/schemas/errors';
import { pageLanguage, translate } from '@rochdale/ui/text/text.ts';

/** A call that did not end well; its message is a sentence for whoever made it. */
export class CallError extends Error {
  /** 0: no answer came. */
  readonly status: number;
  readonly fields: readonly FieldError[];
  /** What stands in the log beside it. */
  readonly id: string | undefined;

  constructor(message: string, status: number, fields: readonly FieldError[] = [], id?: string) {
    super(message);
    this.status = status;
    this.fields = fields;
    this.id = id;
  }
}

let onSessionEnded = (): void => undefined;
/** Says what happens when a call finds that nobody is signed in any more. */
export function whenSessionEnds(listener: () => void): void {
  onSessionEnded = listener;
}

const timeoutMs = 30_000;

/**
 * Names an operation of the office and its address once; the compiler holds both against the contract. What the page asks
 * by itself is no use of the session.
 */
export function operation<N extends OfficeOperationName>(
  _name: N,
  route: OfficeRouteOf<N>,
): (input: OfficeInputOf<N>, isByPage?: boolean) => Promise<OfficeResponseOf<N>> {
  const [method = 'GET', path = '/'] = route.split(' ');
  // The server has checked the answer against the operation's response schema.
  return (input, isByPage = false) => call(method, path, input, isByPage) as Promise<OfficeResponseOf<N>>;
}

async function call(method: string, path: string, parts: CallParts, isByPage: boolean): Promise<unknown> {
  const response = await fetch(addressOf(path, parts), {
    method,
    headers: {
      'Accept-Language': pageLanguage(),
      ...(parts.body !== undefined && { 'Content-Type': 'application/json' }),
      ...(isByPage && askedByPage),
    },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
    cache: 'no-store',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(lost);
  if (response.ok) return response.json().catch(lost);
  const error = await errorOf(response);
  if (error.status === 401) onSessionEnded();
  throw error;
}

function lost(error: unknown): never {
  const isTimeout = error instanceof Error && error.name === 'TimeoutError';
  throw new CallError(translate(isTimeout ? 'error.timeout' : 'error.offline'), 0);
}

function addressOf(path: string, { params = {}, query = {} }: CallParts): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text === '' ? filled : `${filled}?${text}`;
}

async function errorOf(response: Response): Promise<CallError> {
  const { status } = response;
  const body: unknown = await response.json().catch(() => undefined);
  const fields = badRequest.safeParse(body);
  if (fields.success) return new CallError(fields.data[0]?.message ?? translate('error.unknown'), status, fields.data);
  const said = failure.safeParse(body);
  if (said.success) return new CallError(said.data.message, status, [], said.data.id);
  return new CallError(translate(status >= 500 ? 'error.unavailable' : 'error.unknown'), status);
}
