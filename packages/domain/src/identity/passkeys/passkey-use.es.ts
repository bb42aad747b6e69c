import type { passkeyUseTexts as english } from './passkey-use.en.ts';

/** Using a passkey, in Spanish. */
export const passkeyUseTexts = {
  'passkeys.signIn': 'Usar una llave de acceso',
  'passkeys.signIn.orPassword': 'o con su contraseña',
  'passkeys.signIn.busy': 'Esperando a su dispositivo',
  'passkeys.failed': 'No se aceptó esta llave de acceso. Inténtelo de nuevo o entre de otra manera.',
  'passkeys.stopped': 'No se usó ninguna llave de acceso. Pruebe de nuevo o de otra manera.',
  'passkeys.prove': 'Confirmar con una llave de acceso',
  'passkeys.prove.lead': 'No tiene contraseña. Demuestre que es usted con una de sus llaves de acceso.',
  'passkeys.proved': 'Gracias. Tiene cinco minutos para hacer este cambio.',
  'passkeys.proof.needed': 'Confirme que es usted con una llave de acceso.',
} satisfies Record<keyof typeof english, string>;
