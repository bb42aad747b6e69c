import type { accountCodeTexts as english } from './account-code.en.ts';

/** The code that opens what too many wrong tries have locked, in Spanish. */
export const accountCodeTexts = {
  'accountCode.sent': 'Si tenemos un contacto registrado, un código va en camino. Si no llega, llámenos al {phone}.',
  'accountCode.wrong': 'Ese código no es correcto o ya no sirve. Revíselo o pida otro.',
  'accountCode.tooLate': 'Tardó demasiado. Pida otro código.',
  'accountCode.title': 'Ábrala con un código',
  'accountCode.lead': 'Enviamos un código a un contacto registrado. Aquí no mostramos a cuál.',
  'accountCode.byText': 'Envíeme un código por mensaje de texto',
  'accountCode.byEmail': 'Envíeme un código por correo electrónico',
  'accountCode.code': 'Código',
  'accountCode.sending': 'Enviando',
  'accountCode.again': 'Enviar otro código',
  'accountCode.password': 'Escriba aquí el código y arriba su contraseña, y luego inicie sesión.',
} satisfies Record<keyof typeof english, string>;
