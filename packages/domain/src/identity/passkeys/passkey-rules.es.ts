import type { passkeyRuleTexts as english } from './passkey-rules.en.ts';

/** Why something about a passkey is refused, in Spanish. */
export const passkeyRuleTexts = {
  'passkeys.notKept': 'No se pudo guardar esta llave de acceso. Inténtelo de nuevo.',
  'passkeys.most': 'Tiene tantas llaves de acceso como puede tener. Quite una primero.',
  'passkeys.last': 'Es su última forma de entrar. Elija antes una contraseña o agregue otra llave de acceso.',
  'passkeys.passwordStays':
    'Su contraseña se queda hasta que tenga dos llaves de acceso, o una y códigos de recuperación.',
} satisfies Record<keyof typeof english, string>;
