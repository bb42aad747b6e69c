import type { Permission } from '@rochdale/domain/office/staff/permissions';
import type { TwoPeopleLine } from '@rochdale/domain/office/staff/two-people';
import type { z } from 'zod';
import type { OfficeAct } from './office-acts.ts';
import type { CallParts, Changes, OperationSpec } from './operation.ts';

/** Whoever is signed in to the office with this permission; `anyone` needs none. */
export interface StaffAccess {
  readonly staff: Permission | 'anyone';
}
/** Who may call an operation of the office. `visitor`: whoever is not signed in yet. */
export type OfficeAccess = 'visitor' | StaffAccess;

export const staff = (permission: Permission | 'anyone'): StaffAccess => ({ staff: permission });

/** One row of the table of the office's operations. */
export interface OfficeOperationSpec
  extends Pick<OperationSpec, 'method' | 'summary' | 'tag' | 'params' | 'query' | 'body' | 'bodyLimit' | 'response'> {
  readonly path: `/v1/${string}`;
  readonly access: OfficeAccess;
  readonly changes: Changes;
  /** What a call may write into the audit. A row that changes something names one at least. */
  readonly audit: readonly OfficeAct[];
  /** The body says why, in `reason`. */
  readonly asks?: 'reason';
  /** Only for whoever has taken the second step in the last five minutes. */
  readonly freshProof?: true;
  /** Done only when another person has approved it, as long as this line is on. */
  readonly twoPeople?: TwoPeopleLine;
  /** Open to a session whose second step is still to be taken. */
  readonly beforeSecondStep?: true;
  /** Is answered a file, line by line as it is read; its type. */
  readonly file?: 'text/csv';
  /** A browser arrives there from another site, and is answered a page. */
  readonly fromElsewhere?: true;
  /** HTTP statuses that it may answer with besides those that follow from the row. */
  readonly errors: readonly (400 | 404 | 409 | 429)[];
}

/** Keeps a row's exact types. */
export const officeOperation = <const O extends OfficeOperationSpec>(spec: O): O => spec;

type Out<T> = T extends z.ZodType ? z.output<T> : undefined;

type In<T> = T extends z.ZodType ? z.input<T> : undefined;

/** What the office's pages pass: the parts that the row has. */
export type OfficeInput<O extends OfficeOperationSpec> = CallParts &
  (O['params'] extends z.ZodType ? { params: In<O['params']> } : unknown) &
  (O['query'] extends z.ZodType ? { query: In<O['query']> } : unknown) &
  (O['body'] extends z.ZodType ? { body: In<O['body']> } : unknown);

/** What the office's pages receive. */
export type OfficeResponse<O extends OfficeOperationSpec> = z.output<O['response']>;

/** What a handler receives: the row's parts, checked. */
export type OfficeRequest<O extends OfficeOperationSpec> = {
  params: Out<O['params']>;
  query: Out<O['query']>;
  body: Out<O['body']>;
};

/** What a handler returns, before the response schema has checked it. */
export type OfficeAnswer<O extends OfficeOperationSpec> = z.input<O['response']>;
