import type { BillDocument } from '@rochdale/domain/account/bills/bill-document';
import { scaleTop } from '@rochdale/domain/account/overview/billed-usage';
import { formatDay } from '@rochdale/domain/dates';
import { formatMoney } from '@rochdale/domain/money';
import { addressOnPaper, nameOnPaper } from '@rochdale/domain/paper/names';
import { billingWord } from '@rochdale/domain/texts/billing-words';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { formatNumber, formatsOf } from '@rochdale/domain/texts/formats';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import {
  black,
  bottom,
  grey,
  letterPaper,
  margin,
  ornament,
  roomFor,
  rule,
  width,
} from '../../../platform/paper/letter-paper.ts';
import type { Paper, Structure } from '../../../platform/paper/paper.ts';
import { table } from '../../../platform/paper/paper-table.ts';
import { draw, heightOf, type Look, write } from '../../../platform/paper/written.ts';

const words: Look = { size: 11, colour: black };
const small: Look = { size: 10, colour: black };
const note: Look = { size: 9, colour: grey };
const heading = (size: number): Look => ({ size, colour: black, bold: true });

/** A bill on letter paper: tagged, in reading order, with the co-op's name and colour, a usage graph and a payment stub. */
export function billPdf(bill: BillDocument, site: Site, portalUrl: string, language: LanguageName): Promise<Buffer> {
  const say = translatorOf(language);
  const title = `${say('bill.paper.title')} ${formatDay(bill.billDate)}, ${site.settings.coopName}`;
  return letterPaper(title, site, language, (paper, body) => {
    let top = facts(paper, body, bill, site.config.statementIdLabel, say);
    top = charges(paper, body, top, bill, language);
    if (bill.usage) top = usage(paper, body, top, bill, site.brand.light.brand, say);
    const left = stubLines(bill, site, portalUrl, language);
    stub(paper, body, top, bill, left, say);
  });
}

function facts(paper: Paper, body: Structure, bill: BillDocument, statementIdLabel: string, say: Translate): number {
  write(paper, body, 'H2', say('bill.paper.title'), heading(16), { left: margin, top: 106, width });
  const left = { left: margin, width: 252 };
  let top = 138;
  for (const text of [
    nameOnPaper(bill.accountHolderName, bill.accountNumber, say),
    addressOnPaper(bill.serviceAddress, say).join('\n'),
  ])
    top = write(paper, body, 'P', text, words, { ...left, top });
  const { statementStartDate: from, billDate, dueDate } = bill;
  const period = from && say('bill.paper.periodFromTo', { from: formatDay(from), to: formatDay(billDate) });
  const beside = table(paper, body, { left: 330, top: 138, width: 228 }, [
    [say('bill.paper.account'), bill.accountNumber],
    [statementIdLabel, bill.billNumber],
    [say('bill.paper.date'), formatDay(billDate)],
    ...(period ? [[say('bill.paper.period'), period] as const] : []),
    ...(dueDate ? [[say('bill.paper.due'), formatDay(dueDate)] as const] : []),
  ]);
  return Math.max(240, top + 20, beside + 20);
}

function charges(paper: Paper, body: Structure, top: number, bill: BillDocument, language: LanguageName): number {
  const say = translatorOf(language);
  write(paper, body, 'H2', say('bill.paper.charges'), heading(13), { left: margin, top, width });
  const { billedAmount, actualCharges, lines } = bill;
  const isPlan = lines.length > 0 && actualCharges !== null;
  const line = table(paper, body, { left: margin, top: top + 24, width }, [
    [say('bill.paper.before'), formatMoney(bill.endingBalance - billedAmount)],
    ...lines.map(({ name, said, amount }) => [name, formatMoney(amount), said.join(' ')] as const),
    ...(isPlan
      ? ([
          [say('bill.sheet.actual'), formatMoney(actualCharges)],
          [say('bill.sheet.carried'), formatMoney(billedAmount - actualCharges)],
        ] as const)
      : []),
    [`${say('bill.paper.billed')}, ${billingWord(bill.accountType, language)}`, formatMoney(billedAmount)],
  ]);
  rule(paper, line + 2);
  const sum = [say('bill.paper.ending'), formatMoney(bill.endingBalance)] as const;
  const end = table(paper, body, { left: margin, top: line + 8, width, bold: true }, [sum]);
  if (bill.rates.length === 0) return end + 20;
  return write(paper, body, 'P', bill.rates.join(' '), note, { left: margin, top: end + 2, width }) + 12;
}

function usage(
  paper: Paper,
  body: Structure,
  after: number,
  bill: BillDocument,
  brand: string,
  say: Translate,
): number {
  const { usage: used, months } = bill;
  if (!used) return after;
  const top = roomFor(paper, after, usageHeight);
  write(paper, body, 'H2', say('bill.paper.usage'), heading(13), { left: margin, top, width: 252 });
  const { unit } = used;
  const quantity = formatNumber(used.quantity);
  const sentence =
    used.days === null ? `${quantity} ${unit}` : say('bill.paper.used', { quantity, unit, days: used.days });
  write(paper, body, 'P', sentence, words, { left: 330, top: top + 2, width: 228, align: 'right' });
  const values = months.map((month) => `${formatDay(month.billDate)} ${month.quantity}`).join(', ');
  const alt = say('bill.paper.chart', { count: months.length, unit, values });
  // The stub is torn off where it always is, unless what is above leaves no room for it.
  const foot = Math.max(520, top + 60);
  const highest = Math.min(110, foot - top - 28);
  const bbox: [number, number, number, number] = [margin, foot - highest, margin + width, foot + 20];
  body.add(paper.struct('Figure', { alt, bbox }, () => bars(paper, bill, { foot, highest, brand })));
  return foot + 20;
}

/** Heading with its sentence, and picture. */
const usageHeight = 80;

/** A bar for each month, this bill's in the co-op's colour. */
function bars(
  paper: Paper,
  { months }: BillDocument,
  { foot, highest, brand }: { foot: number; highest: number; brand: string },
): void {
  const scale = highest / scaleTop(Math.max(...months.map((month) => month.quantity)));
  const step = width / months.length;
  for (const [index, month] of months.entries()) {
    const bar = { left: margin + index * step + step * 0.18, width: step * 0.64 };
    const height = month.quantity * scale;
    paper.rect(bar.left, foot - height, bar.width, height).fill(index === months.length - 1 ? brand : '#c9cec9');
    const label: Look = { size: 8, colour: grey };
    draw(paper, month.billDate.slice(5, 7), label, { ...bar, top: foot + 4, align: 'center' });
  }
}

/** How the bill is paid: by check or online, or by itself. */
function stubLines({ payment }: BillDocument, { settings }: Site, portalUrl: string, language: LanguageName): string[] {
  const say = translatorOf(language);
  if (payment === undefined)
    return [
      say('bill.paper.payTo', { coop: settings.coopName }),
      ...settings.address,
      say('bill.paper.online', { url: portalUrl }),
    ];
  if (payment.kind === 'byBilling') return [say('bill.paper.planned.byBilling')];
  const taken = { amount: formatMoney(payment.amount), day: formatsOf(language).letterDay(payment.day) };
  return [say(payment.kind === 'draft' ? 'bill.paper.planned.draft' : 'bill.paper.planned.autoPay', taken)];
}

function stub(
  paper: Paper,
  body: Structure,
  after: number,
  bill: BillDocument,
  left: readonly string[],
  say: Translate,
): void {
  const needed = 38 + Math.max(60, heightOf(paper, left.join('\n'), small, 250));
  const top = roomFor(paper, Math.max(after, 566), Math.min(needed, bottom - 566));
  ornament(paper, () =>
    paper.moveTo(0, top).lineTo(612, top).dash(4, { space: 4 }).strokeColor(grey).stroke().undash(),
  );
  const title = say(bill.payment ? 'bill.paper.planned' : 'bill.paper.stub');
  write(paper, body, 'H2', title, heading(12), { left: margin, top: top + 14, width });
  write(paper, body, 'P', left.join('\n'), small, { left: margin, top: top + 38, width: 250 });
  table(paper, body, { left: 330, top: top + 38, width: 228 }, [
    [say('bill.paper.account'), bill.accountNumber],
    ...(bill.dueDate === null ? [] : [[say('bill.paper.due'), formatDay(bill.dueDate)] as const]),
    [say('bill.paper.pay'), formatMoney(Math.max(0, bill.endingBalance))],
  ]);
}
