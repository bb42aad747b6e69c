import { drawnText } from '@rochdale/domain/paper/letters';
import { black, grey, roomFor } from './letter-paper.ts';
import type { Paper, Structure } from './paper.ts';
import { heightOf, type Look, widthOf, write } from './written.ts';

/** What is said of a label stands below it, smaller. */
type Row = readonly [label: string, value: string, said?: string];

/** Between a label and its value. */
const gap = 12;
const below = 3.7;

/**
 * Labels at the left and values at the right, as a table for every reader: a row each, headed by its label. What is long
 * takes more lines, and prints over nothing. Answers where the next thing begins.
 */
export function table(
  paper: Paper,
  body: Structure,
  { left, top, width, bold = false }: { left: number; top: number; width: number; bold?: boolean },
  rows: readonly Row[],
): number {
  const size = bold ? 12 : 10.5;
  const labelLook: Look = { size, bold, colour: bold ? black : grey };
  const valueLook: Look = { size, bold, colour: black };
  const tag = paper.struct('Table');
  body.add(tag);
  let y = top;
  const saidLook: Look = { size: size - 1.5, colour: grey };
  for (const [label, value, said = ''] of rows) {
    const valueWidth = Math.min(widthOf(paper, drawnText(value), valueLook) + 0.1, (width * 2) / 3);
    const labelWidth = width - valueWidth - gap;
    const named = heightOf(paper, label, labelLook, labelWidth);
    const height = Math.max(
      named + (said === '' ? 0 : heightOf(paper, said, saidLook, labelWidth)),
      heightOf(paper, value, valueLook, valueWidth),
    );
    const rowTop = roomFor(paper, y, height);
    const tr = paper.struct('TR');
    tag.add(tr);
    write(paper, tr, 'TH', label, labelLook, { left, top: rowTop, width: labelWidth });
    if (said !== '') write(paper, tr, 'TD', said, saidLook, { left, top: rowTop + named, width: labelWidth });
    const right = { left: left + width - valueWidth, width: valueWidth, align: 'right' as const };
    write(paper, tr, 'TD', value, valueLook, { ...right, top: rowTop });
    tr.end();
    y = rowTop + height + below;
  }
  tag.end();
  return y;
}
