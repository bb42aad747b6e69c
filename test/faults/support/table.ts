/** Every fault, in the order in which they are tried; each is a file beside this one. */
export const faultNames = [
  'killed-api',
  'killed-worker',
  'killed-database',
  'slow-database',
  'restarting-database',
  'slow-gateway',
  'down-gateway',
  'lying-gateway',
  'twice-gateway',
  'mail-down',
  'failing-calls',
  'full-database',
  'full-disk',
  'full-rehearsal',
  'moved-clock',
  'failover',
  'switch-over',
] as const;

/** The head of the table. */
export const tableHead =
  '| fault | calls | acknowledged (payments) | lost | doubled | failed during the fault | longest call | all well after | verdict |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- |';
