import type { PlainTextCode } from '../../texts/text.ts';
import type { DraftOption } from './draft.ts';
import type { DraftRules } from './draft-rules.ts';

/** An option as the page shows it (planned-15). */
export interface DraftOptionShown {
  readonly draftType: DraftOption;
  readonly display: PlainTextCode;
  readonly isDefault: boolean;
}

/** The options in their order (planned-15). */
export function draftOptionsShown({ options, defaultOption }: DraftRules): readonly DraftOptionShown[] {
  return options.map((option) => ({
    draftType: option,
    display: option === 'BANK' ? 'draftPayments.option.bank' : 'draftPayments.option.card',
    isDefault: option === defaultOption,
  }));
}
