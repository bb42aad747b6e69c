import type { memberMarksTexts as english } from './member-marks.en.ts';

/** Lo que dice la oficina de un socio que falleció, se mudó o está protegido. */
export const memberMarksTexts = {
  'signIn.closed': 'Este acceso está cerrado. Llámenos al {phone}.',
  'memberMarks.movedOn.far': 'Elija un día a menos de un año de hoy.',
  'memberMarks.account.unknown': 'Este socio no tiene esa cuenta.',
  'memberMarks.notMarked': 'Esta marca ya no está.',
  'memberMarks.title': 'Cambios en su vida',
  'memberMarks.none': 'No hay nada marcado.',
  'memberMarks.deceased': 'Falleció',
  'memberMarks.moved': 'Se mudó de {account}',
  'memberMarks.movedOn': 'El {day}',
  'memberMarks.protected': 'Protegido',
  'memberMarks.protected.hidden': 'La dirección y los teléfonos están ocultos para su función.',
  'memberMarks.protected.shown': 'Dirección y teléfonos: solo para sus ojos.',
  'memberMarks.hidden': 'Oculto',
  'memberMarks.since': 'Desde',
  'memberMarks.estate': 'Los correos van a {contact}.',
  'memberMarks.estate.none': 'No se envía nada a nadie.',
  'memberMarks.lift': 'Quitar',
  'memberMarks.lift.title': '¿Quitar esta marca?',
  'memberMarks.lift.deceased':
    'El acceso se abre otra vez y los mensajes vuelven a ir al socio. El pago automático, los débitos y los pagos programados que terminaron siguen terminados: el socio los configura de nuevo. Lo que fue al contacto de la sucesión no se puede recuperar.',
  'memberMarks.lift.moved':
    'Los avisos sobre la electricidad de esta cuenta vuelven a salir. Lo que terminó sigue terminado.',
  'memberMarks.lift.protected':
    'Todos aquí vuelven a ver la dirección y los teléfonos. Hace falta una segunda persona, que lee su motivo.',
  'memberMarks.act.deceased': 'Falleció…',
  'memberMarks.act.deceased.title': 'Este socio falleció',
  'memberMarks.act.deceased.words':
    'Enseguida: el acceso se cierra y terminan todas las sesiones; el pago automático, los débitos y los pagos programados terminan sin mensaje; no se envía nada más al socio. Las cuentas, facturas y pagos quedan. El sistema de facturación no se entera por esto.',
  'memberMarks.act.deceased.do': 'Cerrar y marcar',
  'memberMarks.act.estateName': 'Contacto de la sucesión (opcional)',
  'memberMarks.act.estateName.hint': 'Quien habla por la familia.',
  'memberMarks.act.estateEmail': 'Su correo electrónico (opcional)',
  'memberMarks.act.estateEmail.hint': 'Los correos sobre estas cuentas van ahí. Sin él no se envía nada.',
  'memberMarks.act.moved': 'Se mudó…',
  'memberMarks.act.moved.title': 'Este socio se muda',
  'memberMarks.act.moved.words':
    'Los avisos sobre la electricidad de esta cuenta se detienen. El acceso queda, para la última factura. El sistema de facturación también debe saberlo: cierra la cuenta o la da al propietario o al siguiente socio, y con eso termina aquí todo lo demás de ella.',
  'memberMarks.act.moved.account': 'Cuenta',
  'memberMarks.act.moved.day': 'Último día allí',
  'memberMarks.act.moved.ends': 'Terminar ahora el pago automático, el débito y los pagos programados de esta cuenta',
  'memberMarks.act.moved.ends.hint':
    'Déjelo sin marcar para que paguen la última factura. Al socio se le avisa por correo.',
  'memberMarks.act.moved.do': 'Marcar',
  'memberMarks.act.protect': 'Proteger…',
  'memberMarks.act.protect.title': '¿Proteger a este socio?',
  'memberMarks.act.protect.words':
    'La dirección y los teléfonos se ocultan enseguida a todos aquellos cuya función no ve a los socios protegidos. Solo dos personas pueden quitarlo.',
  'memberMarks.act.protect.do': 'Proteger',
  'memberMarks.done.deceased': 'Marcado. Terminaron {plans} planes y {sessions} sesiones. No se envió nada.',
  'memberMarks.done.moved': 'Marcado. Terminaron {plans} planes.',
  'memberMarks.done.moved.shared':
    'Marcado. Terminaron {plans} planes. Un pago programado que también paga otras cuentas queda: el socio puede cambiarlo.',
  'memberMarks.done.protected': 'Protegido.',
  'memberMarks.done.lifted': 'Se quitó la marca.',
  'memberMarks.done.waiting': 'Espera a una segunda persona.',
  'office.may.members.mark': 'Marcar socios como fallecidos, mudados o protegidos',
  'office.may.members.see-protected': 'Ver dirección y teléfonos de socios protegidos',
  'office.act.member-deceased': 'Socio marcado como fallecido',
  'office.act.member-moved-out': 'Socio marcado como mudado',
  'office.act.member-protected': 'Socio protegido',
  'office.act.member-mark-lifted': 'Marca de un socio quitada',
  'office.act.member-protection-lifted': 'Protección de un socio quitada',
  'office.asks.memberMarks.unprotect': 'Quitar la protección de un socio',
} satisfies Record<keyof typeof english, string>;
