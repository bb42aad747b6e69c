import { heightOf, roundScale, type Scale } from './scale.ts';

/** One column of a chart, with what stands above it in the second pane. */
export interface Column {
  readonly key: string;
  /** Under the axis, where there is room: one line, or two. */
  readonly label: string;
  readonly sublabel?: string;
  /** What the column is to a screen reader: all that is known of it. */
  readonly name: string;
  /** Null is a gap. */
  readonly value: number | null;
  readonly valueText: string;
  readonly look: 'solid' | 'pale' | 'hatched' | 'dotted' | 'outlined';
  readonly high?: number | null;
  readonly low?: number | null;
}

/** A pane: its scale, and where its values stand. */
export interface Pane {
  readonly scale: Scale;
  readonly top: number;
  readonly base: number;
  readonly yOf: (value: number) => number;
}

export interface ColumnLayout {
  readonly left: number;
  readonly right: number;
  /** Width that each column has; the column itself takes 60 % of it. */
  readonly band: number;
  readonly usage: Pane;
  readonly lines: Pane | undefined;
  /** Every how many columns a label stands. */
  readonly labelEvery: number;
  readonly hasSublabels: boolean;
  readonly hasValues: boolean;
}

const columnPart = 0.6;
const labelWidth = 48;

/** Where everything of a chart stands, in pixels. The line pane is there when a column has a high or a low. */
export function layoutOf(columns: readonly Column[], width: number, height: number, hasTitle: boolean): ColumnLayout {
  const left = 46;
  const right = width - 10;
  const band = (right - left) / Math.max(1, columns.length);
  const values = columns.flatMap(({ value }) => value ?? []);
  const degrees = columns.flatMap(({ high, low }) => [high ?? [], low ?? []].flat());
  const hasLines = degrees.length > 0;
  const base = height - 60;
  const lines = hasLines
    ? paneOf(roundScale(Math.min(...degrees), Math.max(...degrees), 3), 30, Math.round(height * 0.31))
    : undefined;
  const top = lines ? lines.base + 56 : hasTitle ? 40 : 24;
  return {
    left,
    right,
    band,
    usage: paneOf(roundScale(Math.min(0, ...values), Math.max(0, ...values)), top, base),
    lines,
    labelEvery: Math.max(1, Math.ceil(labelWidth / band)),
    hasSublabels: band >= 40,
    hasValues: band >= 30,
  };
}

function paneOf(scale: Scale, top: number, base: number): Pane {
  return { scale, top, base, yOf: heightOf(scale, base, top) };
}

/** A column with a rounded end, from the line of 0 up, or down where its value is negative. */
export function columnPath(center: number, band: number, zero: number, end: number): string {
  const width = Math.max(1, band * columnPart);
  const left = center - width / 2;
  const height = zero - end;
  const round = Math.min(4, width / 3, Math.abs(height));
  const way = Math.sign(height);
  const of = (value: number): string => value.toFixed(1);
  return `M${of(left)} ${of(zero)}V${of(end + way * round)}q0 ${of(-way * round)} ${of(round)} ${of(-way * round)}h${of(
    width - 2 * round,
  )}q${of(round)} 0 ${of(round)} ${of(way * round)}V${of(zero)}z`;
}
