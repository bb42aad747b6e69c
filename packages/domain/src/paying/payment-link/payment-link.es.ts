import type { paymentLinkTexts as english } from './payment-link.en.ts';

export const paymentLinkTexts = {
  'paymentLink.title': 'Pagar {amount}',
  'paymentLink.lead':
    'Nuestra oficina le envió este enlace para pagar una factura. Solo usted escribe los datos de su tarjeta o cuenta bancaria.',
  'paymentLink.account': 'Cuenta que termina en',
  'paymentLink.amount': 'Monto',
  'paymentLink.until': 'Sirve hasta',
  'paymentLink.partner': 'Usted paga en la página segura de nuestro procesador de pagos.',
  'paymentLink.dead': 'Este enlace no funciona',
  'paymentLink.over':
    'Este enlace no se puede usar. Un enlace sirve una sola vez, durante 48 horas, y nuestra oficina puede cancelarlo. Llámenos al {phone} para recibir otro o use Pago rápido.',
  'paymentLink.paid':
    'Este enlace ya se usó: el pago está hecho. Gracias. Si pensaba pagar otra vez, llámenos al {phone}.',
  'paymentLink.underWay':
    'Se está procesando un pago hecho con este enlace. No pague otra vez. Si mañana no ha tenido noticias, llámenos al {phone}.',
  'paymentLink.quickPay': 'Ir a Pago rápido',
  'paymentLink.home': 'Ir a la página de inicio',
} satisfies Record<keyof typeof english, string>;
