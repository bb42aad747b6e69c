import type { ColumnLook } from './patterns.tsx';
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
  readonly look: ColumnLook;
  /** What stood here a year before: an outline behind the column. */
  readonly ghost?: number | null;
  readonly high?: number | null;
  readonly low?: number | null;
  /** One line in place of two. */
  readonly average?: number | null;
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
  /** How far columns stand to the right of what stood there a year before; 0 where nothing did. */
  readonly shift: number;
  readonly usage: Pane;
  readonly lines: Pane | undefined;
  /** Every how many columns a label stands. */
  readonly labelEvery: number;
  readonly hasSublabels: boolean;
  readonly hasValues: boolean;
}

const columnPart = 0.6;
const labelWidth = 48;
const digitWidth = 7.4;
/** Narrower drawings are those of a phone: all that stands around the columns is closer. */
const narrow = 560;

/** Where everything of a chart stands, in pixels. The line pane is there when a column has a high or a low. */
export function layoutOf(columns: readonly Column[], width: number, height: number, hasTitle: boolean): ColumnLayout {
  const isNarrow = width < narrow;
  const left = isNarrow ? 32 : 46;
  const right = width - (isNarrow ? 0 : 10);
  const band = (right - left) / Math.max(1, columns.length);
  const values = columns.flatMap(({ value, ghost }) => [value ?? [], ghost ?? []].flat());
  const degrees = columns.flatMap(({ high, low, average }) => [high ?? [], low ?? [], average ?? []].flat());
  const hasLines = degrees.length > 0;
  const hasSublabels = band >= 40;
  const base = height - (hasSublabels ? 60 : 34);
  const lines = hasLines
    ? paneOf(
        roundScale(Math.min(...degrees), Math.max(...degrees), isNarrow ? 2 : 3),
        30,
        Math.round(height * (isNarrow ? 0.24 : 0.31)),
      )
    : undefined;
  const top = lines ? lines.base + 56 : hasTitle ? 40 : 24;
  const longest = Math.max(0, ...columns.map(({ valueText }) => valueText.length));
  return {
    left,
    right,
    band,
    shift: columns.some(({ ghost }) => typeof ghost === 'number') ? Math.min(8, band * 0.14) : 0,
    usage: paneOf(roundScale(Math.min(0, ...values), Math.max(0, ...values)), top, base),
    lines,
    labelEvery: Math.max(1, Math.ceil(labelWidth / band)),
    hasSublabels,
    hasValues: band >= Math.max(30, longest * digitWidth + 2),
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
