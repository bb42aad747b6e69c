import { outageLocations, outages, serviceLocations } from '../../../../tables/outage.ts';
import * as field from '../csv-fields.ts';
import type { Entity } from './entity.ts';

const locationId = field.text(40);
const outageNumber = field.text(40);

/** Places of service, and the outages that took their power. */
export const outageEntities: readonly Entity[] = [
  {
    file: 'service-locations.csv',
    table: serviceLocations,
    key: ['locationId'],
    references: {},
    columns: {
      locationId,
      substation: field.optionalText(40),
      feeder: field.optionalText(40),
      mapLocation: field.optionalText(40),
    },
  },
  {
    file: 'outages.csv',
    table: outages,
    key: ['outageNumber'],
    references: {},
    columns: {
      outageNumber,
      cause: field.optionalText(100),
      description: field.text(500),
      startedAt: field.localTime,
      estimatedTimeOfRestoration: field.optionalLocalTime,
      restoredAt: field.optionalLocalTime,
      causeEs: field.optionalText(100),
      descriptionEs: field.optionalText(500),
      crewAssignedAt: field.optionalLocalTime,
    },
    mayLack: ['causeEs', 'descriptionEs', 'crewAssignedAt'],
  },
  {
    file: 'outage-locations.csv',
    table: outageLocations,
    key: ['locationId', 'outageNumber'],
    references: {},
    columns: { locationId, outageNumber },
  },
];
