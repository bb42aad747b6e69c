import type { webChatTexts as english } from './web-chat.en.ts';

/** El chat del portal (service-62). */
export const webChatTexts = {
  'webChat.close': 'Cerrar el chat',
  'webChat.log': 'Conversación con {agent}',
  'webChat.said.member': 'Usted:',
  'webChat.said.agent': '{agent}:',
  'webChat.presets': 'Preguntas frecuentes',
  'webChat.preset.balance': 'Saldo',
  'webChat.preset.payment': 'Pago',
  'webChat.preset.reset': 'Contraseña',
  'webChat.preset.agent': 'Agente',
  'webChat.question.balance': '¿Cuál es mi saldo?',
  'webChat.question.payment': '¿Cómo puedo hacer un pago?',
  'webChat.question.reset': '¿Cómo restablezco mi contraseña?',
  'webChat.question.agent': '¿Cómo puedo hablar con una persona?',
  'webChat.message': 'Su mensaje',
  'webChat.send': 'Enviar',
  'webChat.writing': '{agent} está escribiendo',
  'webChat.failed': 'Su mensaje no se envió.',
  'webChat.busy': 'Espere un momento antes del próximo mensaje.',
  'webChat.again': 'Intentar de nuevo',
  'webChat.offline': 'No tiene conexión. El chat volverá a funcionar cuando se conecte.',
  'webChat.private': 'No escriba contraseñas ni números de tarjeta o de cuenta bancaria.',
} satisfies Record<keyof typeof english, string>;
