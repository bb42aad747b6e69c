import type { BillDocument } from '@rochdale/domain/bills/bill-document';
import { formatDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
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
export function billPdf(bill: BillDocument, site: Site, portalUrl: string): Promise<Buffer> {
  const title = `${english('bill.paper.title')} ${formatDay(bill.billDate)}, ${site.settings.coopName}`;
  return letterPaper(title, site, (paper, body) => {
    facts(paper, body, bill);
    charges(paper, body, bill);
    if (bill.usage) usage(paper, body, bill, site.brand.light.brand);
    stub(paper, body, bill, site, portalUrl);
  });
}

function facts(paper: Paper, body: Structure, bill: BillDocument): void {
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(16).fillColor(black).text(english('bill.paper.title'), margin, 112),
  );
  add(paper, body, 'P', () => paper.font('Helvetica').fontSize(11).text(bill.accountHolderName, margin, 138));
  add(paper, body, 'P', () => paper.text(bill.serviceAddress.join('\n'), margin, 154));
  const period =
    bill.statementStartDate === null
      ? []
      : [
          [
            english('bill.paper.period'),
            english('bill.paper.periodFromTo', {
              from: formatDay(bill.statementStartDate),
              to: formatDay(bill.billDate),
            }),
          ] as const,
        ];
  const due = bill.dueDate === null ? [] : [[english('bill.paper.due'), formatDay(bill.dueDate)] as const];
  rows(paper, body, 330, 138, 228, [
    [english('bill.paper.account'), bill.accountNumber],
    [english('bill.paper.number'), bill.billNumber],
    [english('bill.paper.date'), formatDay(bill.billDate)],
    ...period,
    ...due,
  ]);
}

function charges(paper: Paper, body: Structure, bill: BillDocument): void {
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(13).fillColor(black).text(english('bill.paper.charges'), margin, 244),
  );
  rows(paper, body, margin, 268, width, [
    [english('bill.paper.before'), formatMoney(bill.endingBalance - bill.billedAmount)],
    [`${english('bill.paper.billed')}, ${bill.accountType}`, formatMoney(bill.billedAmount)],
  ]);
  paper
    .moveTo(margin, 308)
    .lineTo(margin + width, 308)
    .strokeColor(grey)
    .stroke();
  rows(paper, body, margin, 316, width, [[english('bill.paper.ending'), formatMoney(bill.endingBalance)]], true);
}

function usage(paper: Paper, body: Structure, bill: BillDocument, brand: string): void {
  const { usage: used, months } = bill;
  if (!used) return;
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(13).fillColor(black).text(english('bill.paper.usage'), margin, 360),
  );
  const { unit } = used;
  const quantity = used.quantity.toLocaleString('en-US');
  const sentence =
    used.days === null ? `${quantity} ${unit}` : english('bill.paper.used', { quantity, unit, days: used.days });
  add(paper, body, 'P', () => paper.font('Helvetica').fontSize(11).text(sentence, margin, 380));
  const top = scaleTop(Math.max(...months.map((month) => month.quantity)));
  const values = months.map((month) => `${formatDay(month.billDate)} ${month.quantity}`).join(', ');
  const alt = english('bill.paper.chart', { count: months.length, unit, values });
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

function stub(paper: Paper, body: Structure, bill: BillDocument, site: Site, portalUrl: string): void {
  paper.moveTo(0, 566).lineTo(612, 566).dash(4, { space: 4 }).strokeColor(grey).stroke().undash();
  const { coopName, address } = site.settings;
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(12).fillColor(black).text(english('bill.paper.stub'), margin, 584),
  );
  add(paper, body, 'P', () =>
    paper
      .font('Helvetica')
      .fontSize(10)
      .text(
        [
          english('bill.paper.payTo', { coop: coopName }),
          ...address,
          english('bill.paper.online', { url: portalUrl }),
        ].join('\n'),
        margin,
        608,
        { width: 250 },
      ),
  );
  rows(paper, body, 330, 608, 228, [
    [english('bill.paper.account'), bill.accountNumber],
    ...(bill.dueDate === null ? [] : [[english('bill.paper.due'), formatDay(bill.dueDate)] as const]),
    [english('bill.paper.pay'), formatMoney(Math.max(0, bill.endingBalance))],
  ]);
}
