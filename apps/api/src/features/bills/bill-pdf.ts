import { once } from 'node:events';
import type { BillDocument } from '@rochdale/domain/bills/bill-document';
import { formatDay } from '@rochdale/domain/dates';
import { english } from '@rochdale/domain/messages/english';
import { formatMoney } from '@rochdale/domain/money';
import { scaleTop } from '@rochdale/domain/overview/billed-usage';
import type { Site } from '@rochdale/domain/site/site';
import PDFDocument from 'pdfkit';

type Paper = InstanceType<typeof PDFDocument>;
type Row = readonly [label: string, value: string];

const margin = 54;
const width = 612 - 2 * margin;
const grey = '#565652';
const black = '#1b1b1a';

/** A bill on letter paper: tagged, in reading order, with the co-op's name and colour, a usage graph and a payment stub. */
export async function billPdf(bill: BillDocument, site: Site, portalUrl: string): Promise<Buffer> {
  const title = `${english('bill.paper.title')} ${formatDay(bill.billDate)}, ${site.settings.coopName}`;
  const paper = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: title, Author: site.settings.coopName },
  });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(paper, 'end');
  const body = paper.struct('Document');
  paper.addStructure(body);
  head(paper, body, site);
  facts(paper, body, bill);
  charges(paper, body, bill);
  if (bill.usage) usage(paper, body, bill, site.brand.light.brand);
  stub(paper, body, bill, site, portalUrl);
  body.end();
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

type Structure = ReturnType<Paper['struct']>;

function head(paper: Paper, body: Structure, site: Site): void {
  const { coopName, address, phoneNumber } = site.settings;
  const { brand, onBrand } = site.brand.light;
  paper.rect(0, 0, 612, 88).fill(brand);
  add(paper, body, 'H1', () => paper.font('Helvetica-Bold').fontSize(20).fillColor(onBrand).text(coopName, margin, 28));
  add(paper, body, 'P', () =>
    paper
      .font('Helvetica')
      .fontSize(10)
      .text(`${address.join(', ')}, ${phoneNumber}`, margin, 56),
  );
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

/** Labels on the left, values on the right, a paragraph each, in this order for every reader. */
function rows(
  paper: Paper,
  body: Structure,
  left: number,
  top: number,
  size: number,
  all: readonly Row[],
  bold = false,
): void {
  for (const [index, [label, value]] of all.entries()) {
    const y = top + index * 18;
    add(paper, body, 'P', () => {
      paper
        .font(bold ? 'Helvetica-Bold' : 'Helvetica')
        .fontSize(bold ? 12 : 10.5)
        .fillColor(bold ? black : grey);
      paper.text(`${label} `, left, y, { lineBreak: false });
      paper.fillColor(black).text(value, left, y, { width: size, align: 'right' });
    });
  }
}

function add(paper: Paper, body: Structure, tag: string, draw: () => unknown): void {
  body.add(
    paper.struct(tag, {}, () => {
      draw();
    }),
  );
}
