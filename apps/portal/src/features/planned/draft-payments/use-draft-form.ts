import { type BankField, emptyBankAccount, lookedUpBank } from '@rochdale/domain/planned/draft-payments/bank-account';
import type { DraftOption } from '@rochdale/domain/planned/draft-payments/draft';
import { selectableAccounts, splitByDraft } from '@rochdale/domain/planned/draft-payments/draft-account';
import {
  type DraftForm,
  type DraftProblem,
  type DraftRow,
  draftProblems,
  firstRowAlert,
  type RowField,
} from '@rochdale/domain/planned/draft-payments/draft-form';
import { draftRulesOf } from '@rochdale/domain/planned/draft-payments/draft-rules';
import type { Violation } from '@rochdale/domain/violation';
import { violationText } from '@rochdale/ui/text/text.ts';
import { useState } from 'react';
import { useSite } from '../../../lib/site.tsx';
import { type Drafts, findBank } from './draft-payments-calls.ts';

/** The setup form as it is filled in, judged by the rule that the server runs too (planned-28). */
export function useDraftForm({ accounts, today }: Drafts) {
  const rules = draftRulesOf(useSite());
  const [option, setOption] = useState<DraftOption>(rules.defaultOption ?? 'BANK');
  const [typed, setTyped] = useState<Readonly<Record<string, Partial<DraftRow>>>>({});
  const [bank, setBank] = useState(emptyBankAccount);
  const [lookUp, setLookUp] = useState<{ number: string; found?: Violation | undefined; isFailed?: true }>();
  const [draftAuthorize, setAuthorize] = useState(false);
  const [touched, setTouched] = useState<readonly string[]>([]);

  const undrafted = splitByDraft(accounts).undrafted;
  const selectable = selectableAccounts(undrafted, option, rules);
  const begin = { draftMethod: 'WHEN_BILLED', dayOfMonth: '', daysAfter: '', draftStartDate: today };
  const rows = undrafted.map((account) => {
    const { accountNumber } = account;
    const row = { ...begin, check: false, ...typed[accountNumber], accountNumber };
    return selectable.includes(account) ? row : { ...row, check: false };
  });
  const form: DraftForm = { ...bank, draftOption: option, rows, draftAuthorize };
  const wrongBank: readonly DraftProblem[] =
    option === 'BANK' && lookUp?.found && lookUp.number === bank.bankTransitNumber
      ? [{ field: 'bankTransitNumber', found: lookUp.found }]
      : [];
  const problems = [...wrongBank, ...draftProblems(form, undrafted, rules)];
  const rowAlert = firstRowAlert(problems, violationText);
  const reason = rowAlert ?? problems[0]?.found;
  const errorOf = (field: string, accountNumber?: string): string | undefined => {
    const problem = problems.find((one) => one.field === field && one.accountNumber === accountNumber);
    return problem && touched.includes(keyOf(field, accountNumber)) ? violationText(problem.found) : undefined;
  };
  const touch = (field: string, accountNumber?: string) => setTouched([...touched, keyOf(field, accountNumber)]);
  const seekBank = async (routingNumber: string): Promise<void> => {
    const answer = await findBank({ query: { routingNumber } });
    const { bankName, found } = lookedUpBank(routingNumber, answer.results[0]);
    setLookUp({ number: routingNumber, found });
    setBank((now) => (now.bankTransitNumber === routingNumber ? { ...now, bankName } : now));
  };

  return {
    form,
    rules,
    undrafted,
    selectable,
    /** Those for which drafts are set up. */
    chosen: undrafted.filter((_account, place) => rows[place]?.check),
    /** The directory could not be asked: no connection, or too often. */
    isLookUpFailed: lookUp?.isFailed === true && lookUp.number === bank.bankTransitNumber,
    /** Why it can't be sent; undefined when it can. */
    reason: reason && violationText(reason),
    errorOf,
    touch,
    setAuthorize,
    /** Changing the draft option clears the bank fields (planned-25). */
    setOption: (next: DraftOption): void => {
      setOption(next);
      setBank(emptyBankAccount);
      setTouched(touched.filter((key) => !Object.keys(emptyBankAccount).some((field) => key === keyOf(field))));
      setLookUp(undefined);
    },
    /** Where one method counts for all accounts, a change of it is a change of all. */
    change: (accountNumber: string, changes: Partial<Record<Exclude<RowField, 'check'>, string>>): void => {
      const numbers = rules.individualDraftMethod ? [accountNumber] : rows.map((row) => row.accountNumber);
      const changed = numbers.map((number) => [number, { ...typed[number], ...changes }] as const);
      setTyped({ ...typed, ...Object.fromEntries(changed) });
    },
    tick: (numbers: readonly string[], check: boolean): void => {
      const changed = numbers.map((number) => [number, { ...typed[number], check }] as const);
      setTyped({ ...typed, ...Object.fromEntries(changed) });
    },
    setBank: (field: BankField, value: string): void => {
      const isRouting = field === 'bankTransitNumber';
      setBank({ ...bank, [field]: value, ...(isRouting && { bankName: '' }) });
      if (isRouting) setLookUp(undefined);
      if (isRouting && value.length === 9)
        void seekBank(value).catch(() => setLookUp({ number: value, isFailed: true }));
    },
  };
}
export type DraftEditor = ReturnType<typeof useDraftForm>;

const keyOf = (field: string, accountNumber = '') => `${accountNumber}.${field}`;
