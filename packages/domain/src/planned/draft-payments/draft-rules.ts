import type { Site } from '../../website/site/site.ts';
import { type DraftOption, draftOptions } from './draft.ts';

/** What of a co-op's settings governs its drafts (planned-15). */
export interface DraftRules {
  /** The options that a member may choose from; none closes the page (planned-15). */
  readonly options: readonly DraftOption[];
  readonly defaultOption: DraftOption | undefined;
  readonly blockPastDue: boolean;
  readonly enforceNoMoreChecks: boolean;
  /** Most days after billing. */
  readonly maxDraftDays: number;
  /** Each account has a method of its own; else one counts for all. */
  readonly individualDraftMethod: boolean;
  /** Bank fields are asked for here and drafted through the co-op's ACH file; else the hosted page asks for them. */
  readonly bankDraftAsFile: boolean;
}

type DraftSite = Pick<Site, 'configuration'> & { readonly config: Pick<Site['config'], 'drafts' | 'payments'> };

/** A site's draft rules. The default option is the configured one, else the only one there is. */
export function draftRulesOf({ configuration, config }: DraftSite): DraftRules {
  const { draftType, defaultDraftType, ...drafts } = config.drafts;
  const allowed: Readonly<Record<DraftOption, boolean>> = {
    BANK: configuration.allowBankDraft && draftType !== 'CC',
    CC: configuration.allowCreditDraft && draftType !== 'BANK',
  };
  const options = draftOptions.filter((option) => allowed[option]);
  return {
    options,
    defaultOption: options.find((option) => option === defaultDraftType) ?? options[0],
    blockPastDue: drafts.blockPastDue,
    enforceNoMoreChecks: config.payments.enforceNoMoreEchecks,
    maxDraftDays: drafts.maxDraftDays,
    individualDraftMethod: drafts.individualDraftMethod,
    bankDraftAsFile: drafts.bankDraftAsFile,
  };
}

/** Whether the bank fields are asked for and checked here (planned-17). */
export const asksForBankAccount = (option: DraftOption, { bankDraftAsFile }: DraftRules): boolean =>
  option === 'BANK' && bankDraftAsFile;

/** Where a new draft's data go: into the co-op's bank file, or to the hosted payment page (planned-17). */
export const draftRoute = (option: DraftOption, rules: DraftRules): 'file' | 'hosted-page' =>
  asksForBankAccount(option, rules) ? 'file' : 'hosted-page';
