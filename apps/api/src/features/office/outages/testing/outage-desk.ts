import { randomUUID } from 'node:crypto';
import { localTimeOf } from '../../../../platform/clock.ts';
import { testApp } from '../../../../platform/testing/test-app.ts';
import { testOffice } from '../../../../testing/office.ts';

export const noPlaces = { feeders: [], substations: [], mapLocations: [], accounts: [] };

/** An office with two dispatchers and a clerk, and what a dispatcher says of an outage. */
export async function outageDesk() {
  const at = await testApp();
  const office = await testOffice(at);
  const ray = await office.hire('ray@coop.example', ['dispatcher']);
  const marta = await office.hire('marta@coop.example', ['dispatcher']);
  const dana = await office.hire('dana@coop.example', ['clerk']);
  const local = (minutes = 0): string =>
    localTimeOf(new Date(Date.now() + minutes * 60_000), at.services.site().timeZone);
  const said = (more: object = {}) => ({
    description: 'A tree fell on the line',
    descriptionEs: 'Un árbol cayó sobre la línea',
    cause: 'Vegetation',
    causeEs: 'Vegetación',
    startedAt: local(-30),
    estimatedTimeOfRestoration: local(90),
    crew: 'Crew 4',
    crewState: 'none',
    ...more,
  });
  return {
    ...{ at, office, ray, marta, dana, local, said },
    rows: async (text: string, ...values: unknown[]) => (await at.database.pool.query(text, values)).rows,
    begin: (more: object = {}, who = ray) =>
      office.call(
        'outages.begin',
        { body: { ...said(), beginId: randomUUID(), places: { ...noPlaces, feeders: ['S1-F1'] }, ...more } },
        who,
      ),
    /** Takes away every outage and report, and what must not stay dark. */
    async clear(): Promise<void> {
      await at.database.pool.query(
        'truncate outages, outage_locations, outage_estimates, outage_changes, outage_reports restart identity',
      );
      await at.database.pool.query('update service_locations set must_stay_on = null, must_stay_on_until = null');
    },
    async close(): Promise<void> {
      await office.close();
      await at.close();
    },
  };
}
