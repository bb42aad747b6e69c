import type { mfaTexts as english } from './mfa.en.ts';

/** Multi-factor authentication and the page that holds it, in Spanish. */
export const mfaTexts = {
  'mfa.tab': 'Autenticación multifactor',
  'mfa.lead':
    'Después de su contraseña, le pedimos un código de una aplicación de su teléfono. Así no entran otras personas, aunque sepan su contraseña.',
  'mfa.off': 'La autenticación multifactor está desactivada.',
  'mfa.on': 'La autenticación multifactor está activada.',
  'mfa.required': 'Su cooperativa pide a todos los socios que la configuren antes de continuar.',
  'mfa.app': 'Aplicación de autenticación',
  'mfa.useApp': 'Usar una aplicación',
  'mfa.setUp': 'Configurar ahora',
  'mfa.setUp.title': 'Configure su aplicación de autenticación',
  'mfa.change': 'Cambiar aplicación',
  'mfa.remove': 'Quitar aplicación',
  'mfa.scan': 'Escanee este código con su aplicación de autenticación',
  'mfa.apps':
    'Sirve cualquier aplicación de autenticación, como Google Authenticator, Microsoft Authenticator o la de su gestor de contraseñas. Después recibirá diez códigos de recuperación por si pierde el teléfono; sin uno de ellos, llámenos al {phone}.',
  'mfa.qr': 'Código QR para su aplicación de autenticación',
  'mfa.manual': '¿No puede escanear este código?',
  'mfa.manual.hint': 'Escriba esta clave en la aplicación. Elija una clave basada en la hora, de 6 dígitos.',
  'mfa.key': 'Clave',
  'mfa.code': 'Código de la aplicación',
  'mfa.code.hint': '6 dígitos. Los códigos cambian cada 30 segundos.',
  'mfa.activate': 'Verificar código y activar',
  'mfa.activating': 'Verificando',
  'mfa.cancel': 'Cancelar',
  'mfa.verified': 'El código es correcto. La autenticación multifactor está activada.',
  'mfa.notVerified': 'El código no es correcto. Pruebe con el siguiente que muestre su aplicación.',
  'mfa.tooLate': 'Por seguridad, esta página venció. Empiece de nuevo.',
  'mfa.confirm.title': 'Confirmar',
  'mfa.confirm': '¿Seguro que desea eliminar este método de autenticación multifactor?',
  'mfa.confirm.yes': 'Sí',
  'mfa.confirm.no': 'No',
  'mfa.removing': 'Quitando',
  'mfa.removed': 'La autenticación multifactor está desactivada.',
  'mfa.recovery.title': 'Sus códigos de recuperación',
  'mfa.recovery.lead':
    'Use uno de estos códigos si no tiene su teléfono. Cada uno funciona una vez. Guárdelos ahora: no los mostraremos otra vez.',
  'mfa.recovery.copy': 'Copiar',
  'mfa.recovery.copied': 'Copiado',
  'mfa.recovery.done': 'Ya los guardé',
} satisfies Record<keyof typeof english, string>;
