import type { OfficeInputOf, OfficeResponseOf } from '@rochdale/contract/operations/office/office-operations';
import { operation } from '../../lib/calls.ts';

export const reliabilityFigures = operation('reliability.figures', 'GET /v1/reliability');
export const listOutages = operation('outages.list', 'GET /v1/outages');
export const seeOutage = operation('outages.see', 'GET /v1/outages/{outageNumber}');
export const seeMap = operation('outages.map', 'GET /v1/outage-map');
export const seeGround = operation('outages.ground', 'GET /v1/outage-ground');
export const listAffected = operation('outages.affected', 'GET /v1/outages/{outageNumber}/affected');
export const listChoices = operation('outages.choices', 'GET /v1/outage-choices');
export const beginOutage = operation('outages.begin', 'POST /v1/outages');
export const changeOutage = operation('outages.change', 'PUT /v1/outages/{outageNumber}');
export const endOutage = operation('outages.end', 'POST /v1/outages/{outageNumber}/end');
export const reopenOutage = operation('outages.reopen', 'POST /v1/outages/{outageNumber}/reopen');
export const listReports = operation('outage-reports.list', 'GET /v1/outage-reports');
export const assignReports = operation('outage-reports.assign', 'POST /v1/outage-reports/assign');
export const dismissReports = operation('outage-reports.dismiss', 'POST /v1/outage-reports/dismiss');
export const bringBackReports = operation('outage-reports.bring-back', 'POST /v1/outage-reports/bring-back');

export const seeTelling = operation('outages.telling', 'GET /v1/outages/{outageNumber}/telling');
export const tellAffected = operation('outages.tell', 'POST /v1/outages/{outageNumber}/tell');

export type OutageDesk = OfficeResponseOf<'outages.list'>;
export type ShownOutage = OutageDesk['current'][number];
export type SeenOutage = OfficeResponseOf<'outages.see'>;
export type DeskMap = OfficeResponseOf<'outages.map'>;
export type Telling = OfficeResponseOf<'outages.telling'>;
export type Choices = OfficeResponseOf<'outages.choices'>;
type Reports = OfficeResponseOf<'outage-reports.list'>;
export type ReportGroup = Reports['groups'][number];
export type SetAside = Reports['setAside'][number];
export type ChosenReports = OfficeInputOf<'outage-reports.dismiss'>['body']['chosen'];
export type SaidOfOutage = Omit<OfficeInputOf<'outages.change'>['body'], 'version' | 'adds' | 'removesFeeders'>;

export const deskKey = ['outages'] as const;
/** Below the desk’s: what looks at that again looks at the map too. */
export const mapKey = ['outages', 'map'] as const;
export const reportsKey = ['outage-reports'] as const;
export const choicesKey = ['outage-choices'] as const;
export const outageKey = (outageNumber: string) => ['outage', outageNumber] as const;

/** What would be told of an outage as it stands in a version. */
export const tellingKey = (outageNumber: string, version: number) => ['outage-telling', outageNumber, version] as const;

/** How often the desk is looked at again: others work on it, and reports come in. */
export const deskEachMs = 15_000;

/** What is said of an outage, as its form begins with it. */
export function saidOf(outage: ShownOutage): SaidOfOutage {
  const { description, descriptionEs, cause, causeEs, startedAt, estimatedTimeOfRestoration, crew, crewState } = outage;
  return { description, descriptionEs, cause, causeEs, startedAt, estimatedTimeOfRestoration, crew, crewState };
}

/** No places by any name. */
export const noPlaces = { feeders: [], substations: [], mapLocations: [], accounts: [] };
