/** Where the states under test answer; `E2E_PORT` moves it, as it does the journeys' co-ops. */
const first = Number(process.env.E2E_PORT ?? 4410) + 30;

export const productPorts = {
  port: first,
  sandboxPort: first + 1,
  chatPort: first + 2,
  officePort: first + 18,
} as const;
export const statesPort = first + 3;
export const statesOrigin = `http://localhost:${statesPort}`;

/** When every picture is taken: a Friday morning at the demo co-op. */
export const shownAt = new Date('2026-11-20T10:00:00-08:00');
