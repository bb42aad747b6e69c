import { operation } from '../../../lib/calls/api.ts';

export const returnLetter = operation('letter-return.submit', 'POST /v3/capital-credits/letters', 'none');
