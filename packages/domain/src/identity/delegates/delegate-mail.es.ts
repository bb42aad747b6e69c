import type { delegateMailTexts as english } from './delegate-mail.en.ts';

export const delegateMailTexts = {
  'mail.delegateInvited.subject': '{holder} le invita a su cuenta en {coop}',
  'mail.delegateInvited.see': '{holder} le invita a ver facturas, consumo y apagones de cuentas suyas ({count}).',
  'mail.delegateInvited.pay':
    '{holder} le invita a ver cuentas suyas y a pagarlas con la tarjeta o cuenta bancaria de usted ({count}).',
  'mail.delegateInvited.manage': '{holder} le invita a ver, pagar y administrar cuentas suyas ({count}).',
  'mail.delegateInvited.link':
    'El enlace sirve una vez, hasta {time}. Inicie sesión con un usuario de esta dirección o cree uno.',
  'mail.delegateInvited.ignore': 'Si no conoce a {holder}, ignore este mensaje: entonces no pasa nada.',
  'mail.delegateInvited.action': 'Leer la invitación',
  'mail.delegateAccepted.subject': '{email} ya puede usar cuentas suyas',
  'mail.delegateAccepted': '{email} aceptó su invitación. Puede terminarla en cualquier momento en el portal.',
  'mail.delegateEnded.subject': 'Terminó el acceso de una persona a unas cuentas',
  'mail.delegateEnded.toHolder': '{email} ya no puede usar cuentas suyas.',
  'mail.delegateEnded.toDelegate': 'Ya no puede usar cuentas de {holder}.',
} satisfies Record<keyof typeof english, string>;
