import type { BillDocument } from '@rochdale/domain/bills/bill-document';
import { formatDay } from '@rochdale/domain/dates';
import { billingWord } from '@rochdale/domain/messages/billing-words';
import { translatorOf } from '@rochdale/domain/messages/catalogues';
import { formatNumber } from '@rochdale/domain/messages/formats';
import type { LanguageName } from '@rochdale/domain/messages/languages';
import type { Translate } from '@rochdale/domain/messages/text';
import { formatMoney } from '@rochdale/domain/money';
import { scaleTop } from '@rochdale/domain/overview/billed-usage';
import type { Site } from '@rochdale/domain/site/site';
import {
  add,
  black,
  grey,
  letterPaper,
  margin,
  type Paper,
  rows,
  type Structure,
  width,
} from '../../platform/paper/letter-paper.ts';

/** A bill on letter paper: tagged, in reading order, with the co-op's name and colour, a usage graph and a payment stub. */
export function billPdf(bill: BillDocument, site: Site, portalUrl: string, language: LanguageName): Promise<Buffer> {
  const say = translatorOf(language);
  const title = `${say('bill.paper.title')} ${formatDay(bill.billDate)}, ${site.settings.coopName}`;
  return letterPaper(title, site, language, (paper, body) => {
    facts(paper, body, bill, site.config.statementIdLabel, say);
    charges(paper, body, bill, language);
    if (bill.usage) usage(paper, body, bill, site.brand.light.brand, say);
    stub(paper, body, bill, site, portalUrl, say);
  });
}

function facts(paper: Paper, body: Structure, bill: BillDocument, statementIdLabel: string, say: Translate): void {
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(16).fillColor(black).text(say('bill.paper.title'), margin, 112),
  );
  add(paper, body, 'P', () => paper.font('Helvetica').fontSize(11).text(bill.accountHolderName, margin, 138));
  add(paper, body, 'P', () => paper.text(bill.serviceAddress.join('\n'), margin, 154));
  const period =
    bill.statementStartDate === null
      ? []
      : [
          [
            say('bill.paper.period'),
            say('bill.paper.periodFromTo', {
              from: formatDay(bill.statementStartDate),
              to: formatDay(bill.billDate),
            }),
          ] as const,
        ];
  const due = bill.dueDate === null ? [] : [[say('bill.paper.due'), formatDay(bill.dueDate)] as const];
  rows(paper, body, 330, 138, 228, [
    [say('bill.paper.account'), bill.accountNumber],
    [statementIdLabel, bill.billNumber],
    [say('bill.paper.date'), formatDay(bill.billDate)],
    ...period,
    ...due,
  ]);
}

function charges(paper: Paper, body: Structure, bill: BillDocument, language: LanguageName): void {
  const say = translatorOf(language);
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(13).fillColor(black).text(say('bill.paper.charges'), margin, 244),
  );
  rows(paper, body, margin, 268, width, [
    [say('bill.paper.before'), formatMoney(bill.endingBalance - bill.billedAmount)],
    [`${say('bill.paper.billed')}, ${billingWord(bill.accountType, language)}`, formatMoney(bill.billedAmount)],
  ]);
  paper
    .moveTo(margin, 308)
    .lineTo(margin + width, 308)
    .strokeColor(grey)
    .stroke();
  rows(paper, body, margin, 316, width, [[say('bill.paper.ending'), formatMoney(bill.endingBalance)]], true);
}

function usage(paper: Paper, body: Structure, bill: BillDocument, brand: string, say: Translate): void {
  const { usage: used, months } = bill;
  if (!used) return;
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(13).fillColor(black).text(say('bill.paper.usage'), margin, 360),
  );
  const { unit } = used;
  const quantity = formatNumber(used.quantity);
  const sentence =
    used.days === null ? `${quantity} ${unit}` : say('bill.paper.used', { quantity, unit, days: used.days });
  add(paper, body, 'P', () => paper.font('Helvetica').fontSize(11).text(sentence, margin, 380));
  const top = scaleTop(Math.max(...months.map((month) => month.quantity)));
  const values = months.map((month) => `${formatDay(month.billDate)} ${month.quantity}`).join(', ');
  const alt = say('bill.paper.chart', { count: months.length, unit, values });
  const step = width / months.length;
  const figure = paper.struct('Figure', { alt }, () => {
    for (const [index, month] of months.entries()) {
      const height = (month.quantity / top) * 110;
      const left = margin + index * step + step * 0.18;
      paper.rect(left, 520 - height, step * 0.64, height).fill(index === months.length - 1 ? brand : '#c9cec9');
      paper
        .font('Helvetica')
        .fontSize(8)
        .fillColor(grey)
        .text(month.billDate.slice(5, 7), left, 526, {
          width: step * 0.64,
          align: 'center',
          lineBreak: false,
        });
    }
  });
  body.add(figure);
}

function stub(paper: Paper, body: Structure, bill: BillDocument, site: Site, portalUrl: string, say: Translate): void {
  paper.moveTo(0, 566).lineTo(612, 566).dash(4, { space: 4 }).strokeColor(grey).stroke().undash();
  const { coopName, address } = site.settings;
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(12).fillColor(black).text(say('bill.paper.stub'), margin, 584),
  );
  add(paper, body, 'P', () =>
    paper
      .font('Helvetica')
      .fontSize(10)
      .text(
        [say('bill.paper.payTo', { coop: coopName }), ...address, say('bill.paper.online', { url: portalUrl })].join(
          '\n',
        ),
        margin,
        608,
        { width: 250 },
      ),
  );
  rows(paper, body, 330, 608, 228, [
    [say('bill.paper.account'), bill.accountNumber],
    ...(bill.dueDate === null ? [] : [[say('bill.paper.due'), formatDay(bill.dueDate)] as const]),
    [say('bill.paper.pay'), formatMoney(Math.max(0, bill.endingBalance))],
  ]);
}
