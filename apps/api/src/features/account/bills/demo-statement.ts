import { addDays, type LocalDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { nameOnPaper } from '@rochdale/domain/paper/names';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { formatsOf } from '@rochdale/domain/texts/formats';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import { black, letterPaper, margin, rule, width } from '../../../platform/paper/letter-paper.ts';
import { table } from '../../../platform/paper/paper-table.ts';
import { type Look, write } from '../../../platform/paper/written.ts';
import type { Account } from '../accounts/public.ts';

const words: Look = { size: 11, colour: black };
const years = 5;

/** A capital credit statement for trying the portal, which says that its amounts are invented. A co-op lays down its own. */
export function demoStatement(
  { accountNumber, accountHolderName }: Pick<Account, 'accountNumber' | 'accountHolderName'>,
  site: Site,
  today: LocalDay,
  language: LanguageName,
): Promise<Buffer> {
  const say = translatorOf(language);
  const title = say('bill.capitalCredits');
  return letterPaper(`${title}, ${site.settings.coopName}`, site, language, (paper, body) => {
    write(paper, body, 'H2', title, { ...words, size: 16, bold: true }, { left: margin, top: 106, width });
    const name = nameOnPaper(accountHolderName, accountNumber, say);
    const below = write(paper, body, 'P', name, words, { left: margin, top: 138, width: 252 });
    const beside = table(paper, body, { left: 330, top: 138, width: 228 }, [
      [say('bill.paper.account'), accountNumber],
      [say('bill.statement.asOf'), formatsOf(language).letterDay(today)],
    ]);
    const credits = creditsOf(accountNumber, Number(addDays(today, -365).slice(0, 4)));
    const rows = credits.map(({ year, cents }) => [String(year), formatMoney(cents)] as const);
    const line = table(paper, body, { left: margin, top: Math.max(below, beside) + 24, width }, rows);
    rule(paper, line + 2);
    const sum = credits.reduce((total, { cents }) => total + cents, 0);
    const total = [say('bill.statement.total'), formatMoney(sum)] as const;
    const end = table(paper, body, { left: margin, top: line + 8, width, bold: true }, [total]);
    write(paper, body, 'P', say('bill.statement.example'), words, { left: margin, top: end + 18, width });
  });
}

/** What was credited in each of the last years: always the same for an account. */
const creditsOf = (accountNumber: string, last: number) =>
  Array.from({ length: years }, (_, index) => ({
    year: last - index,
    cents: 2_500 + ((Number(accountNumber.slice(-5)) * (index + 3)) % 4_000),
  }));
