import { agreementText } from '@rochdale/domain/planned/authorizations/authorization-text';
import { type AuthorizedDraft, authorizedDraftLine } from '@rochdale/domain/planned/draft-payments/authorized-draft';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Transaction } from '../../../platform/database/database.ts';
import { addAuthorizations, authorizationBy, type Consent } from '../authorizations/public.ts';

/** What a member agrees to by ticking the box of the form. */
export function draftConsentText(
  { config, settings }: Site,
  method: string,
  drafts: readonly AuthorizedDraft[],
  text: Translate,
): string {
  const fields = { coop: settings.coopName, phone: settings.phoneNumber, method };
  const lines = drafts.map((draft) => authorizedDraftLine(draft, text));
  return agreementText<'draft'>(config.agreements.draft, fields, lines);
}

/** What of a draft stands in the proof that it was authorized. */
interface ProvenDraft {
  readonly authorizationId: string;
  readonly accountNumber: string;
  readonly memberNumber: string;
  readonly draftType: 'bank' | 'credit-card';
  readonly financialInstitutionName: string;
  readonly lastFour: string;
}

/** Keeps the consent by which each draft stands. */
export async function keepDraftConsents(
  tx: Transaction,
  drafts: readonly ProvenDraft[],
  given: Consent,
): Promise<void> {
  const rows = drafts.map((draft) => {
    const { authorizationId, accountNumber: planKey, memberNumber } = draft;
    return authorizationBy(given, {
      authorizationId,
      planKind: 'draft',
      planKey,
      memberNumber,
      method: methodOf(draft),
    });
  });
  await addAuthorizations(tx, rows);
}

function methodOf({ draftType, financialInstitutionName, lastFour }: ProvenDraft): string {
  const english = translatorOf('en');
  const kind = draftType === 'bank' ? english('paymentProfile.bankAccount') : financialInstitutionName;
  return english('paymentProfile.endingIn', { kind: kind || english('paymentProfile.card'), lastFour });
}
