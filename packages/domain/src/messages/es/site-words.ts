import type { siteWordMessages as english } from '../en/site-words.ts';

/** Words of a co-op that its settings may replace, in Spanish. */
export const siteWordMessages = {
  'siteWords.quickPayDescription':
    'es una manera sencilla, rápida y segura de hacer pagos en línea sin iniciar sesión.',
  'siteWords.memberInfoDocsLinkName': 'Documentos informativos',
  'siteWords.paperlessConfirmation': 'Acepto recibir mis facturas por correo electrónico y no en papel.',
  'siteWords.memberNumberLabel': 'Número de socio',
  'siteWords.statementIdLabel': 'Número de estado de cuenta',
  'siteWords.cutoffMessage': 'Su cuenta no se puede pagar en línea en este momento. Llámenos, por favor.',
  'siteWords.draftAuthorize': 'Autorizo a la cooperativa a debitar mi pago como se indica aquí.',
  'siteWords.outageProblem.none': 'No hay luz',
  'siteWords.outageProblem.part': 'Falta parte de la luz',
  'siteWords.outageProblem.flicker': 'Las luces parpadean o bajan',
  'siteWords.outageProblem.down': 'Hay una línea o un poste caído',
} satisfies Record<keyof typeof english, string>;
