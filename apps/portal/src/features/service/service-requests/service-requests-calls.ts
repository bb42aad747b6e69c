import type { ResponseOf } from '@rochdale/contract/operations/operations';
import { operation } from '../../../lib/calls/api.ts';

export const serviceTypes = operation(
  'service-requests.types',
  'GET /v2/applicationforservice/serviceordertypes/{accountNumber}',
);
export const submitRequest = operation('service-requests.submit', 'POST /v2/applicationforservice/processserviceorder');
export const listRequests = operation(
  'service-requests.list',
  'GET /v2/applicationforservice/getserviceorders/{accountNumber}',
);
export const profileOf = operation(
  'account-profile.get',
  'GET /v3/member/{memberNumber}/accounts/{accountNumber}/profile',
);

export type ServiceType = ResponseOf<'service-requests.types'>[number];
export type PastRequest = ResponseOf<'service-requests.list'>[number];
