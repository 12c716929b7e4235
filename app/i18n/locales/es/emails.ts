import type { EmailTexts } from "~/i18n/email-texts";

export const emails: EmailTexts = {
  email_verification: {
    subject: "Verifica tu correo electrónico en Ciudad de Prompts",
    lead: [
      "Te damos la bienvenida a Ciudad de Prompts. Gracias por registrarte.",
      "Abre el enlace de abajo para confirmar que esta dirección de correo es tuya.",
    ],
    action: "Verificar mi correo",
    notes: [
      "El enlace es válido durante 24 horas. Mientras tanto, puedes usar Ciudad de Prompts con normalidad.",
      "Si no te registraste, no abras el enlace e ignora este mensaje.",
    ],
  },
  password_reset: {
    subject: "Elige una contraseña nueva para Ciudad de Prompts",
    lead: [
      "Recibimos una solicitud para restablecer la contraseña de tu cuenta en Ciudad de Prompts.",
      "Abre el enlace de abajo para elegir una nueva.",
    ],
    action: "Elegir una contraseña nueva",
    notes: [
      "El enlace es válido durante una hora y solo se puede usar una vez. Si hiciste varias solicitudes, solo funciona el último enlace.",
      "Al cambiar la contraseña, se cerrará la sesión en todos tus dispositivos.",
      "Si no lo pediste tú, ignora este mensaje: tu contraseña no cambiará.",
    ],
  },
  email_change: {
    subject: "Confirma tu correo nuevo en Ciudad de Prompts",
    lead: [
      "Recibimos una solicitud para cambiar a esta dirección el correo de una cuenta de Ciudad de Prompts.",
      "Abre el enlace de abajo para terminar el cambio.",
    ],
    action: "Cambiar mi correo",
    notes: [
      "El enlace es válido durante una hora y solo se puede usar una vez. Si hiciste varias solicitudes, solo funciona el último enlace.",
      "Si no lo pediste tú, no abras el enlace e ignora este mensaje.",
    ],
  },
  email_change_requested: {
    subject: "Solicitud de cambio de correo en Ciudad de Prompts",
    lead: [
      "Recibimos una solicitud para cambiar el correo de tu cuenta de Ciudad de Prompts. Cambiará si la dirección nueva se confirma en el plazo de una hora.",
      "Si no lo pediste tú, abre el enlace de abajo y cambia tu contraseña: así se anula la solicitud y se cierra la sesión en los demás dispositivos.",
    ],
    action: "Cambiar mi contraseña",
    notes: ["Si fuiste tú, puedes ignorar este mensaje."],
  },
  email_change_taken: {
    subject: "Esta dirección ya tiene una cuenta en Ciudad de Prompts",
    lead: [
      "Desde otra cuenta de Ciudad de Prompts se pidió cambiar el correo a esta dirección. Como esta dirección ya tiene una cuenta, no es posible.",
      "Para usar la cuenta de esta dirección, inicia sesión desde el enlace de abajo.",
    ],
    action: "Iniciar sesión",
    notes: ["Si no lo pediste tú, ignora este mensaje: tu cuenta no cambiará."],
  },
  email_changed: {
    subject: "Se cambió el correo de tu cuenta de Ciudad de Prompts",
    lead: [
      "Tu cuenta de Ciudad de Prompts tiene ahora un correo nuevo. Úsalo para iniciar sesión.",
      "Si no fuiste tú, escríbenos cuanto antes: en la página de abajo está nuestra dirección.",
    ],
    action: "Ver cómo contactarnos",
    notes: ["Si fuiste tú, puedes ignorar este mensaje."],
  },
  password_changed: {
    subject: "Se cambió la contraseña de tu cuenta de Ciudad de Prompts",
    lead: [
      "Tu cuenta de Ciudad de Prompts tiene una contraseña nueva y se cerró la sesión en los demás dispositivos.",
      "Si no fuiste tú, restablece tu contraseña desde el enlace de abajo: así se cerrará la sesión en todos los dispositivos.",
    ],
    action: "Restablecer mi contraseña",
    notes: ["Si fuiste tú, puedes ignorar este mensaje."],
  },
  account_ending: {
    subject: "Tu cuenta de Ciudad de Prompts se cerrará en 7 días",
    lead: [
      "Te registraste en Ciudad de Prompts. Tu correo aún no está verificado y no hay nada guardado en tu cuenta: una cuenta así se cierra a los 30 días, y la tuya, dentro de 7 días.",
      "Para conservarla, inicia sesión y verifica tu correo, o guarda un prompt.",
    ],
    action: "Conservar mi cuenta",
    notes: [
      "Si ya no la necesitas, puedes ignorar este mensaje. Puedes volver a registrarte cuando quieras.",
      "Si no te registraste, ignora este mensaje.",
    ],
  },
  fallback: "Si el botón no funciona, pega esta dirección en tu navegador:",
  signature: "Ciudad de Prompts",
};
