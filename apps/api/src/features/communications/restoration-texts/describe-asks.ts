import { phoneDigits } from '@rochdale/domain/identity/registration/contact';
import type { Executor } from '../../../platform/database/database.ts';
import { asksOf, type RestorationText } from './restoration-texts-store.ts';

/** What a member, or somebody at a phone, asked to be texted, in lines for whoever has to prove it; undefined where nothing. */
export async function describeRestorationTexts(
  db: Executor,
  memberOrPhone: string,
  { withText }: { readonly withText: boolean },
): Promise<string | undefined> {
  const asks = await asksOf(db, phoneDigits(memberOrPhone) ?? memberOrPhone);
  if (asks.length === 0) return undefined;
  return asks.map((ask) => linesOf(ask, withText).join('\n')).join('\n\n');
}

function linesOf(ask: RestorationText, withText: boolean): string[] {
  const { phone, memberNumber, accountNumber, outageNumber, askedAt, language, textVersion, network } = ask;
  const { provedAt, endedAt, ending, consentText } = ask;
  return [
    `restoration text ${phone}, member ${memberNumber}, account ${accountNumber}, outage ${outageNumber}`,
    `  agreed ${askedAt.toISOString()} at the portal, in ${language}, edition ${textVersion}, from ${network}`,
    provedAt === null ? '  phone not proved' : `  phone proved ${provedAt.toISOString()}`,
    endedAt === null ? '  stands' : `  ${ending} ${endedAt.toISOString()}`,
    ...(withText ? consentText.split('\n').map((line) => `  | ${line}`) : []),
  ];
}
