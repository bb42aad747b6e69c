import { once } from 'node:events';
import { type LanguageName, localeOf } from '@rochdale/domain/messages/languages';
import type { Site } from '@rochdale/domain/site/site';
import PDFDocument from 'pdfkit';

export type Paper = InstanceType<typeof PDFDocument>;
export type Structure = ReturnType<Paper['struct']>;
type Row = readonly [label: string, value: string];

export const margin = 54;
export const width = 612 - 2 * margin;
export const grey = '#565652';
export const black = '#1b1b1a';

/** A PDF on letter paper with the co-op's name and colour at its head: tagged, in the order in which it is drawn. */
export async function letterPaper(
  title: string,
  site: Site,
  language: LanguageName,
  draw: (paper: Paper, body: Structure) => void,
): Promise<Buffer> {
  const paper = new PDFDocument({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: site.settings.coopName },
  });
  const chunks: Buffer[] = [];
  paper.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = once(paper, 'end');
  const body = paper.struct('Document');
  paper.addStructure(body);
  head(paper, body, site);
  draw(paper, body);
  body.end();
  paper.end();
  await ended;
  return Buffer.concat(chunks);
}

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

/** Labels on the left, values on the right, a paragraph each, in this order for every reader. */
export function rows(
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

/** Draws one part of the text under its tag. */
export function add(paper: Paper, body: Structure, tag: string, draw: () => unknown): void {
  body.add(
    paper.struct(tag, {}, () => {
      draw();
    }),
  );
}
