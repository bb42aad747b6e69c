import type { OfficeAct } from '@rochdale/contract/office-acts';
import type {
  OfficeAnswerOf,
  OfficeOperationName,
  OfficeOperations,
  OfficeRequestOf,
  TwoPeopleOperation,
} from '@rochdale/contract/operations/office/office-operations';
import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { RoleName } from '@rochdale/domain/office/staff/roles';
import type { TextLanguage } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Executor, Transaction } from '../database/database.ts';
import type { OfficeCookies } from './office-cookies.ts';

/** A signed-in member of staff. */
export interface StaffCaller {
  readonly staffId: string;
  readonly name: string;
  readonly email: string;
  readonly roles: readonly RoleName[];
  readonly permissions: ReadonlySet<Permission>;
  readonly sessionId: string;
  /** Whether the second step is still to be taken. */
  readonly needsSecondStep: boolean;
  /** Until when the newest proof counts; undefined: it does not. */
  readonly provedUntil: Date | undefined;
  readonly endsAt: Date;
}

/** An entry of the audit, before it has a place and a seal. */
export interface AuditEntry<A extends OfficeAct = OfficeAct> {
  readonly act: A;
  readonly staffId?: string | null;
  readonly byWhom?: 'staff' | 'command' | 'worker' | 'key';
  readonly subject?: { readonly kind: string; readonly id: string };
  readonly approvalId?: string;
  /** What was changed, before and after, without anything personal. */
  readonly facts?: Readonly<Record<string, unknown>>;
  readonly personal?: Readonly<Record<string, unknown>>;
}

/** Writes an entry into the audit, in the transaction of the act. Who, when and from where is added. */
export type OfficeNote<A extends OfficeAct = OfficeAct> = (tx: Executor, entry: AuditEntry<A>) => Promise<void>;

type ActOf<N extends OfficeOperationName> = OfficeOperations[N]['audit'][number];

/** Where a call comes from. */
export interface Visit {
  /** The caller's network address. */
  readonly address: string;
  /** What the browser calls itself. */
  readonly browser: string;
  readonly cookies: OfficeCookies;
}

/** What a handler gets. */
export type OfficeCall<N extends OfficeOperationName> = OfficeRequestOf<N> & {
  readonly caller: OfficeOperations[N]['access'] extends 'visitor' ? undefined : StaffCaller;
  readonly visit: Visit;
  /** The whole address that was asked for. */
  readonly url: URL;
  /** Of the acts that the row names. */
  readonly note: OfficeNote<ActOf<N>>;
  readonly language: TextLanguage;
  readonly text: Translate;
};

type OfficeHandler<N extends OfficeOperationName> = (call: OfficeCall<N>) => Promise<OfficeAnswerOf<N>>;

/** A handler for each row that one person does alone. */
export type OfficeHandlers = {
  readonly [N in Exclude<OfficeOperationName, TwoPeopleOperation>]: OfficeHandler<N>;
};

/** Who does what takes two people, and how it is noted. */
export interface ActedBy<A extends OfficeAct = OfficeAct> {
  /** Who asked and who approved, of staff; nobody where it is done on the server. */
  readonly people: readonly string[];
  readonly name: string;
  readonly note: OfficeNote<A>;
}

/** What is done once two people want it: all of it in one transaction. */
export type TwoPeopleActs = {
  readonly [N in TwoPeopleOperation]: (
    tx: Transaction,
    request: OfficeRequestOf<N>,
    by: ActedBy<ActOf<N>>,
  ) => Promise<void>;
};
