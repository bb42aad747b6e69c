import { once } from 'node:events';
import { type LanguageName, localeOf } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import type { Paper, Structure } from './paper.ts';
import { write } from './written.ts';

export const margin = 54;
export const width = 612 - 2 * margin;
export const bottom = 792 - margin;
export const grey = '#565652';
export const black = '#1b1b1a';

/** A PDF on letter paper with the co-op's name and colour at its head: tagged, in the order in which it is drawn. */
export async function letterPaper(
  title: string,
  site: Site,
  language: LanguageName,
  draw: (paper: Paper, body: Structure) => void,
): Promise<Buffer> {
  // Most processes never write a paper: what writes it is fetched with the first one.
  const [pdfkit, { typefaces }] = await Promise.all([import('pdfkit'), import('./typefaces.ts')]);
  const paper = new pdfkit.default({
    size: 'LETTER',
    margin,
    pdfVersion: '1.7',
    tagged: true,
    lang: localeOf(language),
    displayTitle: true,
    info: { Title: title, Author: site.settings.coopName },
  });
  for (const [face, font] of typefaces()) paper.registerFont(face, font);
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

/** Where something of a height goes on: here, or at the head of a new page where this one has no room. */
export function roomFor(paper: Paper, top: number, height: number): number {
  if (top + height <= bottom) return top;
  paper.addPage();
  return margin;
}

function head(paper: Paper, body: Structure, site: Site): void {
  const { coopName, address, phoneNumber } = site.settings;
  const { brand, onBrand } = site.brand.light;
  ornament(paper, () => paper.rect(0, 0, 612, 88).fill(brand));
  const place = { left: margin, width };
  write(paper, body, 'H1', coopName, { size: 20, bold: true, colour: onBrand }, { ...place, top: 24 });
  const where = `${address.join(', ')}, ${phoneNumber}`;
  write(paper, body, 'P', where, { size: 10, colour: onBrand }, { ...place, top: 54 });
}

/** Draws what says nothing, and is passed over by whoever has the page read to them. */
export function ornament(paper: Paper, draw: () => unknown): void {
  paper.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.endMarkedContent();
}

/** A line from edge to edge of the text. */
export function rule(paper: Paper, top: number): void {
  ornament(paper, () =>
    paper
      .moveTo(margin, top)
      .lineTo(margin + width, top)
      .strokeColor(grey)
      .stroke(),
  );
}
