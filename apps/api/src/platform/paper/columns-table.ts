import { black, grey, margin, ornament, roomFor } from './letter-paper.ts';
import type { Paper, Structure } from './paper.ts';
import { draw, heightOf, type Look } from './written.ts';

/** A column of a table on paper; its share is its part of the width. */
export interface PaperColumn {
  readonly title: string;
  readonly share: number;
  readonly isNumber?: boolean;
  /** A box that a person checks is drawn in it. */
  readonly isBox?: boolean;
}

const gap = 8;
const below = 5;
const box = 9;
const titleLook: Look = { size: 8.5, bold: true, colour: grey };
const valueLook: Look = { size: 9, colour: black };

/**
 * A table of several columns with their titles above, again on each page that it needs. What is long takes more lines.
 * Answers where the next thing begins.
 */
export function columnsTable(
  paper: Paper,
  body: Structure,
  { left, top, width }: { readonly left: number; readonly top: number; readonly width: number },
  { columns, rows }: { readonly columns: readonly PaperColumn[]; readonly rows: readonly (readonly string[])[] },
): number {
  const whole = columns.reduce((sum, { share }) => sum + share, 0);
  const free = width - gap * (columns.length - 1);
  let next = left;
  const places = columns.map((column) => {
    const place = { column, left: next, width: (free * column.share) / whole };
    next += place.width + gap;
    return place;
  });
  const tag = paper.struct('Table');
  body.add(tag);
  const heightOfRow = (texts: readonly string[], look: Look): number =>
    Math.max(...places.map((place, index) => heightOf(paper, texts[index] ?? '', look, place.width)));
  const drawRow = (texts: readonly string[], look: Look, y: number, isHead: boolean): number => {
    const tr = paper.struct('TR');
    tag.add(tr);
    for (const [index, { column, ...place }] of places.entries()) {
      const align = column.isNumber ? ('right' as const) : ('left' as const);
      const cell = isHead ? paper.struct('TH', { scope: 'Column' }) : paper.struct('TD');
      tr.add(cell);
      const said = texts[index] ?? '';
      cell.add(paper.struct('P', {}, () => void draw(paper, said, look, { ...place, top: y, align })));
      cell.end();
      if (column.isBox && !isHead)
        ornament(paper, () =>
          paper
            .rect(place.left, y + 1, box, box)
            .strokeColor(black)
            .stroke(),
        );
    }
    tr.end();
    return y + heightOfRow(texts, look) + below;
  };
  const titles = columns.map(({ title }) => title);
  const drawTitles = (y: number): number => {
    const end = drawRow(titles, titleLook, y, true) - below + 2;
    ornament(paper, () =>
      paper
        .moveTo(left, end)
        .lineTo(left + width, end)
        .strokeColor(grey)
        .lineWidth(0.5)
        .stroke(),
    );
    return end + 4;
  };
  let y = drawTitles(roomFor(paper, top, heightOfRow(titles, titleLook) + 40));
  for (const row of rows) {
    const at = roomFor(paper, y, heightOfRow(row, valueLook));
    y = drawRow(row, valueLook, at === margin && y !== margin ? drawTitles(at) : at, false);
  }
  tag.end();
  return y;
}
