import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Site } from '@rochdale/domain/website/site/site';
import { columnsTable } from '../../../../../platform/paper/columns-table.ts';
import {
  black,
  bottom,
  grey,
  letterPaper,
  margin,
  roomFor,
  rule,
  width,
} from '../../../../../platform/paper/letter-paper.ts';
import type { Paper, Structure } from '../../../../../platform/paper/paper.ts';
import { heightOf, type Look, write } from '../../../../../platform/paper/written.ts';
import type { ReportContent, ReportSection } from './report-content.ts';

const words: Look = { size: 10.5, colour: black };
const head: Look = { size: 13, bold: true, colour: black };

/** A report on letter paper. */
export function reportPdf(content: ReportContent, site: Site, language: LanguageName): Promise<Buffer> {
  const { title, verdict, lead, reasons, sections, signed } = content;
  return letterPaper(title, site, language, (paper, body) => {
    let top = write(paper, body, 'H2', title, { ...head, size: 16 }, { left: margin, top: 106, width });
    top = write(paper, body, 'H2', verdict, { ...head, size: 15 }, { left: margin, top: top + 10, width });
    top = paragraph(paper, body, top + 4, lead);
    for (const reason of reasons) top = paragraph(paper, body, top, `• ${reason}`);
    for (const section of sections) top = drawSection(paper, body, top, section);
    for (const line of signed) top = signature(paper, body, top, line);
  });
}

function drawSection(paper: Paper, body: Structure, from: number, section: ReportSection): number {
  const { heading, paragraphs, table, onNewPage } = section;
  // A heading stands over something, never alone at the foot.
  let top = roomFor(paper, onNewPage ? bottom : from + 14, 60);
  top = write(paper, body, 'H2', heading, head, { left: margin, top, width }) + 4;
  for (const one of paragraphs) top = paragraph(paper, body, top, one);
  return table ? columnsTable(paper, body, { left: margin, top: top + 2, width }, table) : top;
}

function paragraph(paper: Paper, body: Structure, top: number, text: string): number {
  const from = roomFor(paper, top, heightOf(paper, text, words, width));
  return write(paper, body, 'P', text, words, { left: margin, top: from, width }) + 5;
}

/** A line to write on, and below it what is to be written there. */
function signature(paper: Paper, body: Structure, from: number, text: string): number {
  const top = roomFor(paper, from, 60) + 40;
  rule(paper, top);
  return write(paper, body, 'P', text, { size: 9, colour: grey }, { left: margin, top: top + 3, width });
}
