import { operation } from '../../../lib/calls/api.ts';

export const askMaintenance = operation('maintenance.status', 'GET /v3/maintenance', 'none');
