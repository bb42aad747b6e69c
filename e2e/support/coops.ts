/** Where the co-ops under test answer. */
export const coops = {
  'cedar-ridge': { port: 4410, sandboxPort: 4411 },
  'whetstone-hills': { port: 4420, sandboxPort: 4421 },
  'strict-ridge': { port: 4430, sandboxPort: 4431 },
} as const;

export const cedarRidge = `http://localhost:${coops['cedar-ridge'].port}`;
export const whetstoneHills = `http://localhost:${coops['whetstone-hills'].port}`;
export const strictRidge = `http://localhost:${coops['strict-ridge'].port}`;
