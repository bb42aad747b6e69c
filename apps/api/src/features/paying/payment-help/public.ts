export { helpOnOverview } from './help-on-overview.ts';
export { tellHelp } from './payment-help-messages.ts';
export { openHelp, type PaymentHelp } from './payment-help-store.ts';
export { addPledge, pledgesOf, settlePledge } from './pledges-store.ts';
