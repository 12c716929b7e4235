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
