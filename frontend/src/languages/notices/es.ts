import type { Translation } from '@presently/rules/words';
import type { en } from './en.js';

export const es: Translation<typeof en> = {
  privacyTitle: 'Privacidad',
  privacyLead: 'Nos hablas de las personas que quieres. Esto es lo que pasa con lo que escribes.',
  privacyKeepTitle: 'Qué guardamos',
  privacyKeep:
    'Tu cuenta; las personas que añades, con sus fechas, intereses y direcciones; tus regalos, mensajes y grabaciones. Son tuyos. No los vendemos y no mostramos publicidad.',
  privacySeesTitle: 'Quién lo ve',
  privacySees:
    'La persona a la que envías un regalo ve ese regalo, tu mensaje y tu nombre. Nadie más ve a las personas que guardas ni lo que anotas sobre ellas.',
  privacyIdeasTitle: 'Qué ayuda a encontrar ideas',
  privacyIdeas:
    'Cuando pides ideas o un mensaje, lo necesario va al servicio de IA que los escribe: intereses, ocasión, presupuesto. Tus notas sobre una persona y sus tallas se usan para ideas solo si lo permites para esa persona.',
  privacyProvidersTitle: 'Quién trabaja para nosotros',
  privacyProviders:
    'Los correos, SMS y pagos con tarjeta pasan por proveedores que solo hacen eso. Los números de tarjeta van directos al proveedor de pagos y nunca nos llegan.',
  privacyPicturesTitle: 'Imágenes de otros sitios',
  privacyPictures: 'Mostramos nuestra propia copia de la imagen de un producto, así la tienda no sabe quién la mira.',
  privacyLeaveTitle: 'Llevártelo y eliminarlo',
  privacyLeave:
    'En los ajustes de la cuenta están ambas cosas: todo en un archivo y el final de tu cuenta. Con ella se eliminan tus personas, regalos y grabaciones, y los enlaces enviados dejan de funcionar.',
  privacyRecipientsTitle: 'Si alguien te ha enviado un regalo',
  privacyRecipients:
    'Cada correo tiene un enlace con el que puedes pedirnos que no te enviemos nada más, y cada regalo se puede denunciar.',
  termsTitle: 'Condiciones',
  termsLead: 'Las pocas reglas que mantienen Presently amable y fiable para todo el mundo.',
  termsDoesTitle: 'Qué hace Presently',
  termsDoes:
    'Recuerda fechas, sugiere regalos y envía una página para abrir. No vende ni envía productos: tú pides a la tienda, con sus condiciones. Los precios y existencias son de la tienda y pueden haber cambiado.',
  termsSendTitle: 'Qué puedes enviar',
  termsSend:
    'Solo regalos y palabras para personas que se alegrarían de recibirlos. Nada de publicidad, nada ilegal, nada que hiera. Las cuentas denunciadas por ello pueden suspenderse.',
  termsPlansTitle: 'Planes y pagos',
  termsPlans:
    'Free no cuesta nada. Un plan de pago se cobra una vez al mes hasta que lo canceles. Después dura hasta el final del periodo de facturación y tu cuenta vuelve a Free.',
  termsUnlimitedTitle: 'Qué significa «ilimitado»',
  termsUnlimited:
    'Tantos regalos como una persona pueda hacer. Para evitar el spam hay límites a cuántos se envían en una hora; si te acercas a uno, los ajustes de la cuenta lo dicen.',
  termsIdeasTitle: 'Las sugerencias son sugerencias',
  termsIdeas:
    'Las ideas y los mensajes pueden estar escritos con IA. Léelos antes de enviarlos: se envían con tu nombre.',
  helpTitle: 'Ayuda',
  helpLead: 'Respuestas cortas a lo que más se pregunta.',
  helpBuysTitle: '¿Quién compra el regalo?',
  helpBuys: 'Tú, en la tienda. Nosotros enviamos la página para abrir y te recordamos que lo pidas.',
  helpArriveTitle: 'Mi regalo no ha llegado',
  helpArrive:
    'Ábrelo en Todos los regalos. Si el correo ha vuelto, ahí dice por qué, y puedes corregir la dirección y enviarlo otra vez. También puedes copiar el enlace y enviarlo tú.',
  helpChangeTitle: '¿Puedo cambiar o parar un regalo?',
  helpChange:
    'Un regalo planeado se puede cambiar, enviar enseguida o retirar. Uno ya enviado se puede retirar mientras no se abra; el mensaje en sí se queda en el buzón.',
  helpSignInTitle: 'No puedo iniciar sesión',
  helpSignIn:
    'Usa tu nombre de usuario o tu correo. «¿Has olvidado tu contraseña?» envía un enlace a tu dirección confirmada.',
  helpRemindersTitle: '¿De dónde salen los recordatorios?',
  helpReminders:
    'De las fechas que añades para cada persona. En los ajustes de la cuenta eliges con cuánta antelación llegan, y puedes desactivarlos.',
  helpCancelTitle: '¿Cómo cancelo la suscripción?',
  helpCancel: 'En la página Suscripción. Todo lo que has guardado se conserva.',
  contactTitle: 'Contacto',
  contactLead: 'Cómo contactar con quienes llevan este servicio.',
  contactWriteTitle: 'Escríbenos',
  contactWrite: 'Escribe a la dirección desde la que se envían nuestros correos.',
  contactCare:
    'Dinos el nombre de usuario de tu cuenta y qué hacías cuando algo ha fallado. No nos envíes nunca tu contraseña.',
  contactReportTitle: 'Alguien te molesta',
  contactReport: 'Usa «Denunciar» al pie del regalo. Las denuncias llegan a quienes llevan este servicio.',
  writtenIn: 'Esta página está escrita en este idioma: {language}.',
};
