import { formatDay } from '@rochdale/domain/dates';
import { type DelinquentNotice, noticeTotal } from '@rochdale/domain/delinquents/delinquent-notice';
import { translatorOf } from '@rochdale/domain/messages/catalogues';
import type { LanguageName } from '@rochdale/domain/messages/languages';
import type { Translate } from '@rochdale/domain/messages/text';
import { formatMoney } from '@rochdale/domain/money';
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

/** A notice of delinquency as a letter: to whom, what is owed, by when, and what helps. */
export function noticePdf(
  notice: DelinquentNotice,
  site: Site,
  portalUrl: string,
  language: LanguageName,
): Promise<Buffer> {
  const say = translatorOf(language);
  const { settings } = site;
  const title = `${say('delinquents.paper.title')} ${formatDay(notice.noticeDate)}, ${settings.coopName}`;
  return letterPaper(title, site, language, (paper, body) => {
    facts(paper, body, notice, say);
    const { accountHolderName: name, billDate, cutoffDate } = notice;
    let top = paragraph(paper, body, 252, say('delinquents.paper.greeting', { name }));
    top = paragraph(paper, body, top, say('delinquents.paper.about', { date: formatDay(billDate) }));
    top = amounts(paper, body, top + 6, notice, say);
    const cutoff =
      cutoffDate === null
        ? say('delinquents.paper.noCutoff')
        : say('delinquents.paper.cutoff', { date: formatDay(cutoffDate) });
    top = paragraph(paper, body, top, cutoff);
    const { phoneNumber: phone, officeHours: hours, coopName: coop } = settings;
    top = paragraph(paper, body, top, say('delinquents.paper.help', { phone, hours }));
    top = paragraph(paper, body, top, say('delinquents.paper.online', { url: portalUrl }));
    paragraph(paper, body, top + 12, say('delinquents.paper.sign', { coop }));
  });
}

function facts(paper: Paper, body: Structure, notice: DelinquentNotice, say: Translate): void {
  add(paper, body, 'H2', () =>
    paper.font('Helvetica-Bold').fontSize(16).fillColor(black).text(say('delinquents.paper.title'), margin, 112),
  );
  add(paper, body, 'P', () =>
    paper
      .font('Helvetica')
      .fontSize(11)
      .text([notice.accountHolderName, ...notice.serviceAddress].join('\n'), margin, 144, { width: 252 }),
  );
  rows(paper, body, 330, 144, 228, [
    [say('delinquents.paper.account'), notice.accountNumber],
    [say('delinquents.paper.noticeDate'), formatDay(notice.noticeDate)],
    [say('delinquents.paper.billDate'), formatDay(notice.billDate)],
  ]);
}

/** What is owed, and the sum under a line. Answers where the text goes on. */
function amounts(paper: Paper, body: Structure, top: number, notice: DelinquentNotice, say: Translate): number {
  rows(paper, body, margin, top, width, [
    [say('delinquents.paper.pastDue'), formatMoney(notice.pastDue)],
    [say('delinquents.paper.lateFee'), formatMoney(notice.lateFee)],
  ]);
  paper
    .moveTo(margin, top + 40)
    .lineTo(margin + width, top + 40)
    .strokeColor(grey)
    .stroke();
  rows(
    paper,
    body,
    margin,
    top + 48,
    width,
    [[say('delinquents.paper.total'), formatMoney(noticeTotal(notice))]],
    true,
  );
  return top + 88;
}

/** A paragraph over the whole width. Answers where the next one begins. */
function paragraph(paper: Paper, body: Structure, top: number, text: string): number {
  add(paper, body, 'P', () =>
    paper.font('Helvetica').fontSize(11).fillColor(black).text(text, margin, top, { width, lineGap: 3 }),
  );
  return paper.y + 12;
}
