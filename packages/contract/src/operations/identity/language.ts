import { languages } from '@rochdale/domain/texts/languages';
import { z } from 'zod';
import { operation } from '../../operation.ts';
import { memberNumber } from '../../schemas/fields.ts';

/** The language in which a member reads the portal and its e-mails. */
export const languageOperations = {
  'language.choose': operation({
    method: 'PUT',
    path: '/v3/member/{memberNumber}/language',
    summary: 'Choose the language of the portal and of e-mails',
    tag: 'My Profile',
    access: 'member',
    changes: 'something',
    audit: [],
    ofLogin: true,
    gate: 'always',
    params: z.object({ memberNumber }),
    body: z.object({ language: z.enum(languages).meta({ description: 'the language to be written to in' }) }),
    response: z.object({ language: z.enum(languages) }),
    errors: [400, 404],
  }),
};
