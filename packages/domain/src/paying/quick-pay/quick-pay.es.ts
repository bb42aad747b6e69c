import type { quickPayTexts as english } from './quick-pay.en.ts';

/** Quick Pay, in Spanish. */
export const quickPayTexts = {
  'quickPay.step.account': 'Cuenta',
  'quickPay.step.verify': 'Verificar',
  'quickPay.step.pay': 'Pagar',
  'quickPay.find.title': 'Encuentre su cuenta',
  'quickPay.find.lead':
    'Pague una factura sin iniciar sesión. Necesita su número de cuenta, que está en su factura, y el teléfono que tenemos registrado.',
  'quickPay.accountNumber': 'Número de cuenta',
  'quickPay.accountNumber.hint': 'Hasta 12 dígitos, arriba a la derecha en su factura.',
  'quickPay.accountNumber.where': 'Aquí está en su factura, en papel o en PDF.',
  'quickPay.accountNumber.required': 'Escriba su número de cuenta.',
  'quickPay.accountNumber.invalid': 'Escriba su número de cuenta como está en su factura.',
  'quickPay.phone': 'Últimos 4 dígitos de su teléfono',
  'quickPay.phone.hint': 'El número que tenemos registrado.',
  'quickPay.phone.required': 'Escriba los últimos 4 dígitos de su número de teléfono.',
  'quickPay.phone.invalid': 'Escriba los últimos 4 dígitos de su teléfono, como 0142.',
  'quickPay.verify': 'Verificar',
  'quickPay.verifying': 'Verificando',
  'quickPay.check.title': '¿Es esta su cuenta?',
  'quickPay.check.lead': 'Revise los datos antes de pagar.',
  'quickPay.nameOnAccount': 'Nombre en la cuenta',
  'quickPay.serviceAddress': 'Dirección del servicio',
  'quickPay.notFound': 'No encontramos una cuenta con ese número y esos dígitos de teléfono.',
  'quickPay.partner': 'Usted paga en la página segura de nuestro procesador de pagos.',
} satisfies Record<keyof typeof english, string>;
