import { type Control, neededControls } from './controls.ts';

/** A total of the billing system beside what we hold. */
export interface ComparedControl extends Control {
  readonly held: number;
}

/** What a rehearsal found. */
export interface RehearsalFacts {
  /** Rows that the import did not take, and whether it wrote anything. */
  readonly badRows: number;
  readonly isImported: boolean;
  readonly controls: readonly ComparedControl[];
  /** Accounts that differ from the billing system's; undefined where it gave no list. */
  readonly differingAccounts: number | undefined;
  /** Auto pays of the old portal that wait, since no cut-over is set. */
  readonly waitingForCutOver: number;
}

/** Why a co-op is not ready to open. */
export type NotReady =
  | { readonly why: 'not-imported' }
  | { readonly why: 'bad-rows'; readonly count: number }
  | { readonly why: 'no-total'; readonly name: string }
  | { readonly why: 'total-differs'; readonly control: ComparedControl }
  | { readonly why: 'accounts-differ'; readonly count: number }
  | { readonly why: 'no-cut-over'; readonly count: number };

/** What speaks against opening (moving-in-27); empty: ready, once a person has signed the sample. */
export function notReady(facts: RehearsalFacts): readonly NotReady[] {
  const { badRows, isImported, controls, differingAccounts = 0, waitingForCutOver } = facts;
  const reasons: NotReady[] = [];
  if (!isImported) reasons.push({ why: 'not-imported' });
  if (badRows > 0) reasons.push({ why: 'bad-rows', count: badRows });
  for (const name of neededControls)
    if (!controls.some((control) => control.of === name)) reasons.push({ why: 'no-total', name });
  for (const control of controls) if (control.held !== control.value) reasons.push({ why: 'total-differs', control });
  if (differingAccounts > 0) reasons.push({ why: 'accounts-differ', count: differingAccounts });
  if (waitingForCutOver > 0) reasons.push({ why: 'no-cut-over', count: waitingForCutOver });
  return reasons;
}
