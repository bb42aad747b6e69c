import type { Executor } from '../../../platform/database/database.ts';
import { findProofs, type Proof } from './proofs-store.ts';

const ways = { web: 'at the portal', paper: 'on paper', office: 'with the office' } as const;

/**
 * What was agreed to under a number, a member's, an account's, a payment's or a bank file entry's, in lines for whoever
 * has to prove it; undefined where nothing is on record.
 */
export async function describeAuthorizations(
  db: Executor,
  number: string,
  { withText }: { readonly withText: boolean },
): Promise<string | undefined> {
  const proofs = await findProofs(db, number);
  if (proofs.length === 0) return undefined;
  return proofs.map((proof) => linesOf(proof, withText).join('\n')).join('\n\n');
}

function linesOf({ authorization, decisions }: Proof, withText: boolean): string[] {
  const { planKind, planKey, memberNumber, method, way, language, textVersion, network } = authorization;
  const { givenAt, endedAt, endReason, endToldAt, consentText } = authorization;
  const edition = textVersion === '' ? 'the text is not kept here' : `in ${language}, edition ${textVersion}`;
  return [
    `${planKind} ${planKey}, member ${memberNumber}: ${method}`,
    `  agreed ${givenAt.toISOString()} ${ways[way]}, ${edition}${network === null ? '' : `, from ${network}`}`,
    ...decisions.map(
      (one) =>
        `  held ${one.heldAt.toISOString()} for ${one.heldFor}, ${one.decision} ${one.decidedAt.toISOString()} by ${one.byWhom}: ${one.reason}`,
    ),
    endedAt === null
      ? '  stands'
      : `  ended ${endedAt.toISOString()}: ${endReason ?? ''}, ${endToldAt === null ? 'not told yet' : `told ${endToldAt.toISOString()}`}`,
    ...(withText && consentText !== '' ? consentText.split('\n').map((line) => `  | ${line}`) : []),
  ];
}
