/** Lo que se dice a quien mira el portal como un socio, allí y en la oficina. */
export const asMemberTexts = {
  'asMember.leftOut':
    'Usted mira como este socio. Lo que paga, cambia o envía algo está cerrado aquí, y también lo que es solo del socio: sus formas de pago, sus contactos y su acceso.',
  'asMember.notNow': 'No mientras mira como un socio',
  'asMember.over': 'Esta ventana ha terminado, o ya se abrió antes. Ciérrela y abra otra desde la oficina.',
  'asMember.over.title': 'Ha terminado de mirar como un socio',
  'asMember.takesTwo': 'Esto requiere una segunda persona. Pídala primero.',
  'asMember.bar': 'Mirando como un socio',
  'asMember.bar.who': 'Usted ve el portal como {name}, {number}.',
  'asMember.bar.readOnly': 'Solo lectura: no se puede pagar, cambiar ni enviar nada.',
  'asMember.bar.reason': 'Motivo: «{reason}».',
  'asMember.bar.left': 'Quedan {time}',
  'asMember.bar.minute': 'Queda un minuto.',
  'asMember.bar.end': 'Terminar',
  'asMember.see': '¿Qué ve el socio?',
  'asMember.see.words':
    'El portal se abre en una ventana propia, como lo ve {name}, durante {minutes} minutos. En ella no se puede pagar, cambiar ni enviar nada. Que usted miró, y por qué, queda en el registro y con el socio.',
  'asMember.see.two':
    'Este socio también trabaja aquí. Primero otra persona debe estar de acuerdo; después tiene {minutes} minutos para abrir la ventana.',
  'asMember.open': 'Abrir la ventana',
  'asMember.ask': 'Pedir una segunda persona',
  'asMember.asked': 'Ahora una segunda persona debe estar de acuerdo. Lo encuentra en Aprobaciones.',
  'asMember.agreed': 'Ya se acordó. Puede abrir la ventana.',
  'asMember.opened': 'La ventana está abierta durante {minutes} minutos.',
  'asMember.blocked': 'Su navegador cerró la ventana nueva. Permita ventanas para esta dirección e inténtelo de nuevo.',
} as const;
