import { drawnText, runsOf } from '@rochdale/domain/paper/letters';
import { faceOf } from './faces.ts';
import { linesOf } from './lines.ts';
import type { Paper, Structure } from './paper.ts';

type Tag = 'H1' | 'H2' | 'P' | 'TH' | 'TD';

/** How a text looks. */
export interface Look {
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
}

/** Where a text stands. */
export interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
}

/** From line to line: marks above and below two lines do not meet. */
const pitch = 1.36;
/** From the top of a line to where its letters stand. */
const ascent = 1.02;

/** Whether a text has letters that the fonts draw in several parts: with marks, or as a letter and a dot. */
export const isDrawnInParts = (text: string): boolean => /[\p{M}ǹḿṃṅṣẹịọụ]/u.test(text);

/** Writes a text under its tag, in as many lines as it needs. Answers where the next one begins. */
export function write(paper: Paper, parent: Structure, tag: Tag, text: string, look: Look, place: Place): number {
  let next = place.top;
  const told = drawnText(text).replaceAll('\n', ' ');
  const options = {
    ...(tag === 'TH' ? { scope: 'Row' as const } : {}),
    ...(isDrawnInParts(told) ? { actual: told } : {}),
  };
  parent.add(
    paper.struct(tag, options, () => {
      next = draw(paper, text, look, place);
    }),
  );
  return next;
}

/** Draws a text that is told elsewhere. Answers where the next one begins. */
export function draw(paper: Paper, text: string, look: Look, { left, top, width, align = 'left' }: Place): number {
  const lines = wrapped(paper, text, look, width);
  paper.fillColor(look.colour);
  for (const [index, line] of lines.entries()) {
    const free = width - widthOf(paper, line, look);
    let x = left + { left: 0, right: free, center: free / 2 }[align];
    const y = top + index * look.size * pitch + look.size * ascent;
    // Whoever reads the text without seeing it needs the space at a line's end.
    const said = index < lines.length - 1 ? `${line} ` : line;
    // Who copies or searches what is drawn in parts finds it whole.
    const whole = !isDrawnInParts(said);
    if (!whole) paper.markContent('Span', { actual: said });
    for (const run of runsOf(said)) {
      paper.font(faceOf(run, look.bold ?? false)).fontSize(look.size);
      paper.text(run.text, x, y, { lineBreak: false, baseline: 'alphabetic' });
      x += paper.widthOfString(run.text);
    }
    if (!whole) paper.endMarkedContent();
  }
  return top + lines.length * look.size * pitch;
}

/** How high a text will be. */
export const heightOf = (paper: Paper, text: string, look: Look, width: number): number =>
  wrapped(paper, text, look, width).length * look.size * pitch;

/** How wide a text is on one line. */
export function widthOf(paper: Paper, text: string, look: Look): number {
  return runsOf(text).reduce(
    (sum, run) =>
      sum +
      paper
        .font(faceOf(run, look.bold ?? false))
        .fontSize(look.size)
        .widthOfString(run.text),
    0,
  );
}

const wrapped = (paper: Paper, text: string, look: Look, width: number): string[] =>
  linesOf(drawnText(text), width, (part) => widthOf(paper, part, look));
