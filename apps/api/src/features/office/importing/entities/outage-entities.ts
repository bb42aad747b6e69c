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
      substation: field.optionalWord(40),
      feeder: field.optionalWord(40),
      mapLocation: field.optionalText(40),
      address: field.optionalText(100),
      town: field.optionalText(50),
      county: field.optionalWord(50),
      latitude: field.optionalDegrees(90),
      longitude: field.optionalDegrees(180),
      mustStayOn: field.optionalText(60),
      mustStayOnUntil: field.optionalDay,
      mustStayOnConfirmed: field.optionalDay,
    },
    mayLack: [
      'address',
      'town',
      'county',
      'latitude',
      'longitude',
      'mustStayOn',
      'mustStayOnUntil',
      'mustStayOnConfirmed',
    ],
    finish: (row) => {
      if ((row.latitude === null) !== (row.longitude === null))
        return {
          column: row.latitude === null ? 'latitude' : 'longitude',
          problem: 'is empty: a place has both or neither',
        };
      if (row.mustStayOn === null && (row.mustStayOnUntil !== null || row.mustStayOnConfirmed !== null))
        return { column: 'mustStayOn', problem: 'is empty, and a day of it is not' };
      return { row };
    },
  },
  {
    file: 'outages.csv',
    table: outages,
    key: ['outageNumber'],
    references: {},
    columns: {
      outageNumber,
      cause: field.optionalWord(100),
      description: field.text(500),
      startedAt: field.localTime,
      estimatedTimeOfRestoration: field.optionalLocalTime,
      restoredAt: field.optionalLocalTime,
      causeEs: field.optionalWord(100),
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
