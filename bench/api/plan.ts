import { readFileSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { OperationName } from '@rochdale/contract/operations/operations';

/** One statement as the product sends it, by its name where connections keep it, with rows in the form it asks for. */
export interface Statement {
  readonly name?: string | undefined;
  readonly rowMode?: 'array' | undefined;
  readonly text: string;
  readonly values: readonly unknown[];
}

/** What one caller's call costs the database, and what is answered. */
export interface CallPlan {
  readonly operation: OperationName;
  /** Statements of one wave run at the same time, the waves one after another. */
  readonly waves: readonly (readonly Statement[])[];
  readonly answer: unknown;
}

/** By `operation/caller`. */
export type Plans = ReadonlyMap<string, CallPlan>;

export const planKey = (operation: string, caller: number | string): string => `${operation}/${caller}`;

/** Statements that find out who calls and what is the caller's own, rather than what is answered. */
export const isCheck = ({ text }: Statement): boolean =>
  /^select .* from "tokens" where/.test(text) ||
  /^select count\(\*\) from "accounts" where \("accounts"."account_number" = any\(/.test(text);

/** The waves without the checks. */
export function answeringWaves(plan: CallPlan): readonly (readonly Statement[])[] {
  return plan.waves.map((wave) => wave.filter((one) => !isCheck(one))).filter((wave) => wave.length > 0);
}

export const writePlans = (file: string, plans: Plans): void => writeFileSync(file, serialize(plans));
export const readPlans = (file: string): Plans => deserialize(readFileSync(file));
