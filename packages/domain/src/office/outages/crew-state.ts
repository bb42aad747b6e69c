/** How far the crew of an outage is. */
export const crewStates = ['none', 'on-the-way', 'on-site'] as const;
export type CrewState = (typeof crewStates)[number];
