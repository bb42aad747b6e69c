/** Banks of the demo: invented names under routing numbers whose check digit is right. */
export const demoBanks = [
  { routingNumber: '021000021', name: 'ALDER VALLEY COMMUNITY BANK' },
  { routingNumber: '011000015', name: 'CEDAR HOLLOW SAVINGS BANK' },
  { routingNumber: '122105155', name: 'DO NOT USE' },
];
