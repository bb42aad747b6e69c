import type { GateName } from '@rochdale/domain/gates/gates';
import type { OpensTo } from '@rochdale/domain/identity/delegates/delegate-scope';
import type { KeyPermission } from '@rochdale/domain/office/connected/key-rules';
import type { z } from 'zod';
import type { AuditKind } from './audit.ts';

/**
 * Who may call an operation. `public`: anybody. `quick-pay`: the bearer of a Quick Pay verification token.
 * `member`: the bearer of an access token; every member and account number named in the call must belong to it.
 * `gateway`: another company (payments, messages), by its signature or secret. `data`: the bearer of a member's personal
 * token, or of an app that a member lets in, for what of the member's usage that opens.
 */
export type Access = 'public' | 'quick-pay' | 'member' | 'gateway' | 'data' | KeyAccess;

/** The bearer of one of the co-op's API keys with this permission, from one of the key's networks. */
export interface KeyAccess {
  readonly key: KeyPermission;
}

export const key = <const P extends KeyPermission>(permission: P): { readonly key: P } => ({ key: permission });

/** Whether a row is for the bearers of API keys. */
export const isKeyAccess = (access: Access): access is KeyAccess => typeof access === 'object';

/**
 * What a call changes, whatever its HTTP method. Housekeeping counts nowhere: what limits count, when a session was last
 * used, figures; nor does the audit, which the row's `audit` names.
 *
 * `nothing`: it reads. No row is written, nothing is sent, no secret is made.
 * `rights`: it writes and sends as little, but what it answers opens something to whoever holds it.
 * `in-passing`: it is asked to read, and keeps what it comes by; it may as well be asked again.
 * `something`: it is called for what it changes or sends.
 */
export type Changes = 'nothing' | 'rights' | 'in-passing' | 'something';

/** One row of the operations table. */
export interface OperationSpec {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `{name}` parameters, as the specification writes it. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly tag: string;
  readonly access: Access;
  readonly changes: Changes;
  /** The kinds of event that a call may write into the audit, itself or by a job that it leaves. */
  readonly audit: readonly AuditKind[];
  /** Open to a member who still has to set up multi-factor authentication, where the site asks for it. */
  readonly beforeMfa?: true;
  /** Answers from what the process remembers while the database is slow or gone. */
  readonly whileDegraded?: true;
  /** Answers during maintenance too: what brings payments under way to their end, and the question whether it is over. */
  readonly duringMaintenance?: true;
  /**
   * Answers whoever of the office looks as the member; every other row refuses them (office-84). Only rows that change
   * nothing, and that show neither ways of paying, nor contacts, nor what a member signs in with.
   */
  readonly asMember?: true;
  /** Refused for an account that is closed (account-108): it sets up what only an account with service has. */
  readonly forOpenAccounts?: true;
  /**
   * About the login that calls, whoever's membership it acts for: the caller is then the login's own number (identity-74).
   */
  readonly ofLogin?: true;
  /** Answers only the accounts that were granted to a login that opens no others, though the call names none. */
  readonly narrows?: true;
  /**
   * The least scope that opens it to a delegate (identity-89). Every member's row says so but those of the login, which open
   * to nobody else. One that opens shows neither ways of paying, nor contacts, nor what the holder signs in with.
   */
  readonly delegates?: OpensTo;
  /** Is answered a file, as it is made; its type. */
  readonly file?: 'application/zip';
  /** How long a body may be (bytes), where it may be longer than others'. */
  readonly bodyLimit?: number;
  readonly gate: GateName;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** HTTP statuses that it may answer with besides those that follow from the row (`refusalsOf`). */
  readonly errors: readonly (400 | 404 | 409 | 428 | 429 | 503)[];
}

/** Keeps a row's exact types. */
export function operation<const O extends OperationSpec>(spec: O): O {
  return spec;
}

type In<T> = T extends z.ZodType ? z.input<T> : undefined;
type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

/** The parts that any call may have. */
export interface CallParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

/** What the browser passes: the parts that the row has. */
export type OperationInput<O extends OperationSpec> = CallParts &
  (O['params'] extends z.ZodType ? { params: In<O['params']> } : unknown) &
  (O['query'] extends z.ZodType ? { query: In<O['query']> } : unknown) &
  (O['body'] extends z.ZodType ? { body: In<O['body']> } : unknown);

/** What the handler receives: the same parts, checked. */
export type OperationRequest<O extends OperationSpec> = {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
};

export type OperationResponse<O extends OperationSpec> = z.output<O['response']>;
/** What a handler returns, before the response schema has checked it. */
export type OperationAnswer<O extends OperationSpec> = z.input<O['response']>;
