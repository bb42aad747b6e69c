import type { PlainTextCode } from '../../texts/text.ts';

/**
 * Where a report stands: `kept`, acknowledged while the books were away and without a number yet; `received`;
 * `passedOn` to the co-op's own system; `outage`, an outage is known at the place; `restored`, it has ended.
 */
export const outageReportStates = ['kept', 'received', 'passedOn', 'outage', 'restored'] as const;
export type OutageReportState = (typeof outageReportStates)[number];

/** What decides where a report stands. */
export interface ReportFacts {
  readonly isPassedOn: boolean;
  /** The outage that the report foretold; undefined: none is known. */
  readonly outage: { readonly isActive: boolean } | undefined;
}

/** Where a report that stands in the books is. */
export function outageReportStateOf({ isPassedOn, outage }: ReportFacts): OutageReportState {
  if (outage) return outage.isActive ? 'outage' : 'restored';
  return isPassedOn ? 'passedOn' : 'received';
}

/** How each state is named to the member. */
export const outageReportStateTexts: Readonly<Record<OutageReportState, PlainTextCode>> = {
  kept: 'outage.report.state.kept',
  received: 'outage.report.state.received',
  passedOn: 'outage.report.state.passedOn',
  outage: 'outage.report.state.outage',
  restored: 'outage.report.state.restored',
};
