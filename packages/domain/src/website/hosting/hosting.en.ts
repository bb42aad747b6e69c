/** What a listener of several co-ops says before it knows whose visitor somebody is (office-193). */
export const hostingTexts = {
  'hosting.nowhere': 'There is nothing at this address',
  'hosting.nowhere.next': 'Check the address, or ask your cooperative for it.',
  'hosting.starting': 'This site is starting',
  'hosting.starting.next': 'Try again in a moment.',
} as const;
