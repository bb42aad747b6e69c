/** The first port; `E2E_PORT` moves all of them, so that two runs can stand side by side. */
const first = Number(process.env.E2E_PORT ?? 4410);

/** Where the co-ops under test answer. */
export const coops = {
  'cedar-ridge': { port: first, sandboxPort: first + 1, chatPort: first + 6, officePort: first + 40 },
  'whetstone-hills': { port: first + 10, sandboxPort: first + 11, chatPort: first + 16, officePort: first + 41 },
  'strict-ridge': { port: first + 20, sandboxPort: first + 21, chatPort: first + 22, officePort: first + 42 },
  ocotillo: { port: first + 24, sandboxPort: first + 25, chatPort: first + 26, officePort: first + 43 },
  'basic-ridge': { port: first + 2, sandboxPort: first + 3, chatPort: first + 7, officePort: first + 44 },
  'detailed-hills': { port: first + 12, sandboxPort: first + 13, chatPort: first + 17, officePort: first + 45 },
} as const;

/** Where a journey has a product of its own: for each width one that closes it for everybody, and one with a billing link. */
export const ownPorts = {
  desk: { coop: 'cedar-ridge', port: first + 4, sandboxPort: first + 5, chatPort: first + 8, officePort: first + 46 },
  phone: {
    coop: 'whetstone-hills',
    port: first + 14,
    sandboxPort: first + 15,
    chatPort: first + 18,
    officePort: first + 47,
  },
  linked: {
    coop: 'cedar-ridge',
    port: first + 36,
    sandboxPort: first + 37,
    chatPort: first + 38,
    officePort: first + 48,
  },
} as const;

/** Where the outside providers of co-ops that have one answer: none does until a journey starts it, on a host that is another than theirs. */
export const providers = {
  'basic-ridge': { host: '127.0.0.1', port: first + 49 },
  'detailed-hills': { host: '127.0.0.1', port: first + 50 },
} as const;

export const cedarRidge = `http://localhost:${coops['cedar-ridge'].port}`;
export const whetstoneHills = `http://localhost:${coops['whetstone-hills'].port}`;
export const ocotillo = `http://localhost:${coops.ocotillo.port}`;
export const basicRidge = `http://localhost:${coops['basic-ridge'].port}`;
export const detailedHills = `http://localhost:${coops['detailed-hills'].port}`;
export const strictRidge = `http://localhost:${coops['strict-ridge'].port}`;
