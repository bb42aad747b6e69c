import { type DelinquentNotice, noticeTotal } from '@rochdale/domain/account/delinquents/delinquent-notice';
import { formatMoney } from '@rochdale/domain/money';
import { canBeDrawn } from '@rochdale/domain/paper/letters';
import { addressOnPaper, nameOnPaper } from '@rochdale/domain/paper/names';
import { translatorOf } from '@rochdale/domain/texts/catalogues';
import { type Formats, formatsOf } from '@rochdale/domain/texts/formats';
import type { LanguageName } from '@rochdale/domain/texts/languages';
import type { Translate } from '@rochdale/domain/texts/text';
import type { Site } from '@rochdale/domain/website/site/site';
import { black, letterPaper, margin, roomFor, rule, width } from '../../../platform/paper/letter-paper.ts';
import type { Paper, Structure } from '../../../platform/paper/paper.ts';
import { table } from '../../../platform/paper/paper-table.ts';
import { heightOf, type Look, write } from '../../../platform/paper/written.ts';

const words: Look = { size: 11, colour: black };

/** A notice of delinquency as a letter: to whom, what is owed, by when, and what helps. */
export function delinquentNoticePdf(
  notice: DelinquentNotice,
  site: Site,
  portalUrl: string,
  language: LanguageName,
): Promise<Buffer> {
  const say = translatorOf(language);
  const formats = formatsOf(language);
  const { settings } = site;
  const title = `${say('delinquents.paper.title')} ${formats.letterDay(notice.noticeDate)}, ${settings.coopName}`;
  return letterPaper(title, site, language, (paper, body) => {
    let top = facts(paper, body, notice, say, formats);
    const { accountHolderName: name, billDate, cutoffDate } = notice;
    const greeting = canBeDrawn(name)
      ? say('delinquents.paper.greeting', { name })
      : say('delinquents.paper.greetingMember');
    top = paragraph(paper, body, top, greeting);
    top = paragraph(paper, body, top, say('delinquents.paper.about', { date: formats.letterDay(billDate) }));
    top = amounts(paper, body, top + 6, notice, say);
    const cutoff =
      cutoffDate === null
        ? say('delinquents.paper.noCutoff')
        : say('delinquents.paper.cutoff', {
            weekday: formats.weekday(cutoffDate),
            date: formats.letterDay(cutoffDate),
          });
    top = paragraph(paper, body, top, cutoff);
    const { phoneNumber: phone, officeHours: hours, coopName: coop } = settings;
    const help = cutoffDate === null ? 'delinquents.paper.help.noCutoff' : 'delinquents.paper.help';
    top = paragraph(paper, body, top, say(help, { phone, hours }));
    for (const line of site.config.pastDueNoticeText.split('\n').filter((one) => one.trim() !== ''))
      top = paragraph(paper, body, top, line);
    top = paragraph(paper, body, top, say('delinquents.paper.online', { url: portalUrl }));
    paragraph(paper, body, top + 12, say('delinquents.paper.sign', { coop }));
  });
}

function facts(
  paper: Paper,
  body: Structure,
  notice: DelinquentNotice,
  say: Translate,
  { letterDay }: Formats,
): number {
  const heading: Look = { size: 16, bold: true, colour: black };
  write(paper, body, 'H2', say('delinquents.paper.title'), heading, { left: margin, top: 106, width });
  const name = nameOnPaper(notice.accountHolderName, notice.accountNumber, say);
  const address = addressOnPaper(notice.serviceAddress, say).join('\n');
  const left = { left: margin, width: 252 };
  const below = write(paper, body, 'P', name, words, { ...left, top: 142 });
  const top = write(paper, body, 'P', address, words, { ...left, top: below });
  const beside = table(paper, body, { left: 330, top: 142, width: 228 }, [
    [say('delinquents.paper.account'), notice.accountNumber],
    [say('delinquents.paper.noticeDate'), letterDay(notice.noticeDate)],
    [say('delinquents.paper.billDate'), letterDay(notice.billDate)],
  ]);
  return Math.max(248, top + 20, beside + 20);
}

/** What is owed, and the sum under a line. Answers where the text goes on. */
function amounts(paper: Paper, body: Structure, top: number, notice: DelinquentNotice, say: Translate): number {
  const line = table(paper, body, { left: margin, top, width }, [
    [say('delinquents.paper.pastDue'), formatMoney(notice.pastDue)],
    [say('delinquents.paper.lateFee'), formatMoney(notice.lateFee)],
  ]);
  rule(paper, line + 2);
  const sum = [say('delinquents.paper.total'), formatMoney(noticeTotal(notice))] as const;
  return table(paper, body, { left: margin, top: line + 8, width, bold: true }, [sum]) + 18;
}

/** A paragraph over the whole width. Answers where the next one begins. */
function paragraph(paper: Paper, body: Structure, top: number, text: string): number {
  const from = roomFor(paper, top, heightOf(paper, text, words, width));
  return write(paper, body, 'P', text, words, { left: margin, top: from, width }) + 10;
}
