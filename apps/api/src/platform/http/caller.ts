import type { AuditKind } from '@rochdale/contract/audit';
import type { Access, KeyAccess, OperationAnswer, OperationRequest } from '@rochdale/contract/operation';
import type { AuditKindOf, OperationName, Operations } from '@rochdale/contract/operations/operations';
import type { LocalDay } from '@rochdale/domain/dates';
import type { FunctionBlock } from '@rochdale/domain/energy/green-button/function-blocks';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Executor } from '../database/database.ts';
import type { Browser } from './cookies/browser-cookie.ts';

/** A login that has signed in, and the membership for which it acts in this call. */
export interface MemberCaller {
  readonly memberNumber: string;
  /** Where single accounts of the membership were granted: these and no others. */
  readonly onlyAccounts?: readonly string[] | undefined;
  /** The login, where it acts for another's membership. */
  readonly actingLogin?: string | undefined;
  /** Whether the login opens another membership too, or an account of one. */
  readonly opensOthers?: boolean;
  readonly token: string;
  /** Minutes without use after which the session ends. */
  readonly idleMinutes: number;
  /** When the session ends if nothing more uses it; not said of a window of the office. */
  readonly endsAt?: Date;
}

/** The bearer of a Quick Pay verification token: one member, one account. */
export interface QuickPayCaller {
  readonly memberNumber: string;
  readonly accountNumber: string;
}

/** Another company, as it has to be recognized: by its signature over the body's exact text, or by a secret. */
export interface GatewayCaller {
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly rawBody: string;
}

/** The bearer of one of the co-op's API keys. */
export interface KeyCaller {
  readonly keyId: string;
  readonly keyName: string;
  /** Writes the use into the audit of the office, in the transaction of what is done; facts say what it was. */
  readonly noteUse: (tx: Executor, facts: Readonly<Record<string, unknown>>) => Promise<void>;
}

/** The bearer of a token that reads a member's usage: a personal one, or one of an app that the member lets in. */
export interface DataBearer {
  /** The key of the login that let it in. */
  readonly loginId: string;
  /** The accounts that it reads now: of those that were chosen the ones that are open and still the member's. */
  readonly accounts: readonly string[];
  /** What of their data. */
  readonly functionBlocks: readonly FunctionBlock[];
  /** The first and the last day of it; undefined: all that the portal shows. */
  readonly since: LocalDay | undefined;
  readonly until: LocalDay | undefined;
  /** By what all that it reads is one subscription; undefined: each account is one. */
  readonly subscriptionId: string | undefined;
  /** By what its calls are counted. */
  readonly limitKey: string;
  /** Who takes the places of its downloads: an app for all its members, or a login. */
  readonly holder: string;
}

/** Who calls, by the row's access rule. */
type CallerOf<A extends Access> = A extends 'member'
  ? MemberCaller
  : A extends 'quick-pay'
    ? QuickPayCaller
    : A extends 'gateway'
      ? GatewayCaller
      : A extends 'data'
        ? DataBearer
        : A extends KeyAccess
          ? KeyCaller
          : undefined;

/** What the audit keeps of an event. */
export interface AuditEvent {
  readonly kind: AuditKind;
  readonly at: Date;
  readonly memberNumber?: string;
  readonly loginKey?: string;
  /** Network address of the caller. */
  readonly address?: string;
  /** What the caller's browser calls itself. */
  readonly browser?: string;
  /** The caller's login acts for the member, who lets it in. */
  readonly byDelegate?: boolean;
}

/**
 * Writes an event into the audit, in the transaction of the act. When, from where and by which member is added; who
 * called without being signed in is named.
 */
export type Note<K extends AuditKind> = (
  db: Executor,
  event: { readonly kind: K } & Pick<AuditEvent, 'memberNumber' | 'loginKey' | 'byDelegate'>,
) => Promise<void>;

/** What a handler gets: the checked parts, who calls, and from where. */
export type Call<N extends OperationName> = OperationRequest<Operations[N]> & {
  readonly caller: CallerOf<Operations[N]['access']>;
  /** The caller's network address, for limits. */
  readonly address: string;
  /** The proof of work that came with the call. */
  readonly proof: string | undefined;
  /** The token that came with the call, whether or not its row asks for one. */
  readonly bearer: string | undefined;
  readonly browser: Browser;
  /** What the browser calls itself, short enough for a list. */
  readonly browserName: string;
  /** Of the kinds that the row names. */
  readonly note: Note<AuditKindOf<N>>;
  /** The language in which the caller is answered, and its text function. */
  readonly language: TextLanguage;
  readonly text: Translate;
};

type Handler<N extends OperationName> = (call: Call<N>) => Promise<OperationAnswer<Operations[N]>>;

/** A handler for each row; a row without one does not compile. */
export type Handlers = { readonly [N in OperationName]: Handler<N> };
